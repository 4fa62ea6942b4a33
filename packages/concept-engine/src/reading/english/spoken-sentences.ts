import { capitalise } from './sentences.ts'
import { isSloppy } from './sloppy.ts'

/** A sentence with more words moves from one topic to the next; a careful writer’s may be longer. */
const MAX_SENTENCE_WORDS = { spoken: 18, careful: 45 }
/** Fewer stops do not show whether their writer is careful. */
const MIN_STOPS = 3
/** The minimum number of words on each side of a split. */
const MIN_WORDS = { before: 6, priced: 3, after: 4 }
/**
 * A part after one of these belongs to the whole sentence: 'if it rains and we …', 'people who call
 * and they …'.
 */
const DEPENDENT_AFTER =
  /(?<!\p{L})(?:if|when|where|whose|who|which|because|unless|before|after|once|while|until|whether|make sure|let|want|wants|need|ask|that(?![’']s))(?!\p{L})/iu
const SENTENCE_BOUNDARY =
  /(?<!,) and (?=(?:it(?:[’']s| is| takes| costs| comes)|you|they(?:[’']re)?|that[’']s|there[’']s|we(?:[’']re|[’']ve)?|I(?:[’']m|[’']ve)?) \p{L}+(?! (?:yours|mine|ours)\b)|(?:it|that|there)[’']s \$)/giu
/** 'In the Huon Valley so Huonville, Cygnet and Dover': 'so' introduces a list of places. */
const PLACE_LIST_LEAD = /,? so (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,| and) \p{Lu})/gu

/** 'Call out’s $165': the contraction belongs to a price. */
const PRICE_CONTRACTION =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:it|that|there|he|she|what|here))[’']s (?=(?:about |from )?\$)/giu

/** 'With one tanker, my wife Colleen | and I took over': the first of two people. */
export const endsInPartner = (before: string): boolean =>
  /(?:^|, )(?:my|our|his|her)(?: [\p{L}’'-]+){1,3}$/iu.test(before)

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}$’']+/gu)?.length ?? 0

function stopped(sentence: string, longest: number): string {
  if (wordsIn(sentence) <= longest) return sentence
  let from = 0
  let wording = ''
  for (const { 0: separator, index } of sentence.matchAll(SENTENCE_BOUNDARY)) {
    const before = sentence.slice(from, index)
    const after = sentence.slice(index + separator.length)
    const isSeam =
      wordsIn(before) >= (before.includes('$') ? MIN_WORDS.priced : MIN_WORDS.before) &&
      wordsIn(after) >= MIN_WORDS.after &&
      !DEPENDENT_AFTER.test(before) &&
      !endsInPartner(before)
    if (!isSeam) continue
    wording += `${from > 0 ? capitalise(before) : before}. `
    from = index + separator.length
  }
  return from > 0 ? wording + capitalise(sentence.slice(from)) : sentence
}

/**
 * Splits long dictated sentences, 'it’s an hour and it’s $28 and you need shoes', where the next
 * one begins. A condition stays in one sentence with its consequence.
 */
export function withStops(text: string): string {
  const stops = text.match(/[.!?]/g)?.length ?? 0
  const isCareful = stops >= MIN_STOPS && !isSloppy(text)
  const longest = MAX_SENTENCE_WORDS[isCareful ? 'careful' : 'spoken']
  return text
    .replace(PLACE_LIST_LEAD, ', ')
    .replace(PRICE_CONTRACTION, ' is ')
    .replace(/[^.!?\n]+/g, (sentence) => stopped(sentence, longest))
}
