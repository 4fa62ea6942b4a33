import { capitalise, wordsOf } from '../english/sentences.ts'
import { isVerb, tokensOf } from '../english/tokens.ts'
import { addressVisitors } from './to-visitors.ts'

/**
 * Verbs for what a website explains, with its audience and manner between the verb and its object.
 */
const EXPLAINING_VERB =
  /\b(?:see|sees|read|reads|know|knows|understand|understands|explain|explains|explaining|explanation of|lists? of|maps? of|stor(?:y|ies) of|(?:tell|tells|telling)(?= (?:people|them|visitors|customers|clients|parents|patients|everyone)\b)|show|shows|showing|find out|work out|set out|sets out|answer|answers|learn|describe|describes|list|cover|covers):?(?:,? (?:clearly|exactly|quickly|simply|in (?:plain|simple) (?:words|language|english)),?)?(?:\s(?:to )?(?:people|them|visitors|customers|clients|parents|patients|everyone|folks|(?:\p{L}+ ){0,2}(?:people|customers|clients|patients|parents|members|singers|visitors|buyers|students|families|owners)))?:?\s(?=\S)/giu
/** First words of another topic to explain. */
const QUESTION_WORD = '(?:what(?:’s)?|how|which|where|when|why|who)'
const NEXT_QUESTION = new RegExp(
  `,?\\s(?:and|or|plus)\\s(?=${QUESTION_WORD}\\s)|,\\s(?=${QUESTION_WORD}\\s)`,
  'giu',
)
const NEXT_TOPIC = new RegExp(
  `,?\\s(?:and|or|plus)\\s(?=(?:${QUESTION_WORD}|the|a|an|our|my)\\s)|,\\s(?=(?:${QUESTION_WORD}|the|a|an|our|my)\\s)`,
  'giu',
)
/** Verbs of explaining, whose object is always a heading. */
const EXPLAIN_VERB = /^(?:explain|set|sets|describe|cover|explanation|show)/i

/** 'Must: book a sail, a calendar, and how to get to the wharf' lists contents of the website. */
const CONTENT_LIST =
  /^(?:the (?:site|website|page) )?(?:(?:things )?(?:we|I)(?:’d)? )?(?:must(?: have| haves)?|needs?|wants?|would like|should have|has to have|please include|like)\b:?\s/iu

/** The end of a topic, where instructions or reasons begin. */
const TOPIC_END =
  /,\s(?:each|every|some|most|all|we|they|it)\s.*$|,\sand (?!what|how|which|where|when|why|who)\p{L}.*$|,\sto \p{L}+\b.*$|\s(?:on (?:the|our|my|your) (?:web ?)?(?:site|page)|(?:and|then|and then) (?:let|allow|make|help|give|have|to |request|recruit|book|ask|send|order|buy|see|find|get|call|ring|go\b)|so (?:that )?(?:they|people|we|I|it|you)|before (?:they|we)|because|cause\b|cos\b|since (?:we|I|the|they)|(?<=,) ?(?:people|everyone|they|customers|kids) (?:love|like|ask|want)|in (?:the )?first\b(?! (?:lesson|visit|class|session|appointment|night|day|week))|as (?:it|this|that|they|we)|but|without|would|should be|please|with \p{Lu})\b.*$|[.;!?].*$/iu

/** Words that only elaborate on the topic before them, or repeat the request. */
const ELABORATION =
  /,\s(?:which|where|who) (?:is|are|was|we|I|has|have|they|must|should|can|may|will)\b.*$|,?\sand (?:that|have|include|add|put|list|link|show)\b.*$/iu

const PEOPLE =
  /\b(?:people|customers?|clients?|visitors?|patients?|parents?|owners?|buyers?|members?|students?|singers?|famil(?:y|ies)|everyone|guests?|residents?|users?|callers?)\b/i

const isPlainNoun = (wording: string) =>
  /^(?:how to (?:book|find (?:us|me)|contact|get in touch|reach|order|pay)|what (?:we|I|they|you) do$|why it|what I am|where (?:we|I) are|how (?:dear|much it costs)|what (?:he|she|it|that|this)\b|how (?:it|that|this) (?:looks|is done|works out))/i.test(
    wording,
  ) ||
  /\b(?:web ?site|page|site|click|scroll|phone|google|it|that|this|he|she|you|need|want|ask|do)$/i.test(
    wording,
  ) ||
  /^(?:\p{L}+)(?:,? (?:and |or )?(?:what|how|why|when|where|which|who))*$/iu.test(wording)

const MAX_WORDS = 11
const MAX_LENGTH = 64

/** A topic to explain, as a heading; undefined if it would be meaningless by itself. */
function headingOf(wording: string, addressesPeople: boolean): string | undefined {
  const topic = wording
    .replace(/\s*\([^()]*\)/g, '')
    .replace(TOPIC_END, '')
    .replace(/\s(?:actually|exactly|really|properly)\b/gi, '')
    .replace(/:.*$/, '')
    .replace(/[\s,;:–—-]+$/, '')
    .trim()
  if (/^what happens$/i.test(topic)) return 'What happens'
  const isQuestion = new RegExp(`^${QUESTION_WORD}\\b`, 'i').test(topic)
  const count = wordsOf(topic).length
  if (topic.length > MAX_LENGTH || count > MAX_WORDS || count < (isQuestion ? 3 : 2))
    return undefined
  if (isQuestion ? isPlainNoun(topic) : !isMeaningful(topic)) return undefined
  const addressed = addressesPeople ? addressVisitors(topic) : topic
  return capitalise(
    addressed
      .replace(/^(what|who) (happen|come|go|change|cost)\b/i, '$1 $2s')
      .replace(
        /\bin first (?=(?:lesson|visit|class|session|appointment|day|week)\b)/i,
        'in your first ',
      ),
  )
}

/**
 * 'The stages of a partner visa' and 'the difference between a clean and an overhaul' are headings.
 */
function isMeaningful(wording: string): boolean {
  const tokens = tokensOf(wording)
  const first = tokens[0]
  return (
    /\b(?:of|between|for|at|after|before|behind|around)\s/i.test(wording) &&
    first !== undefined &&
    /^(?:the|our|your)$/.test(first.lower) &&
    !/\b(?:I|we|he|she|it|them|us|me|boss|page|site|website|phone|number|photos?|pictures?)\b/i.test(
      wording,
    ) &&
    !tokens.some((token, index) => index > 0 && isVerb(token) && !/(?:ing|ed)$/.test(token.lower))
  )
}

/** 'The difference between a clean and an overhaul' is a single thing. */
function joinParts(parts: readonly string[]): string[] {
  const all: string[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last !== undefined && /\bbetween (?!.*\band\b)/i.test(last))
      all[all.length - 1] = `${last} and ${part}`
    else all.push(part)
  }
  return all
}

/** 'Photos should show how tall the things are' is a note to the photographer. */
const PHOTOGRAPHER_NOTE =
  /\b(?:photos?|photographs|pictures|pics|images|videos?) (?:should |must |need to |to |that )?$/i

/**
 * Topics that the website should explain to visitors, each as a heading: 'explain how to tell real
 * saffron from fake, how to steep it' has two topics, and so does 'set out the stages of a visa and
 * what it costs'.
 */
export function explainedTopics(text: string): string[] {
  const isContentList = CONTENT_LIST.test(text)
    ? text
        .split(/,\s(?![^()]*\))/)
        .slice(1)
        .map((part) => part.replace(/^and\s/i, ''))
        .filter((part) => new RegExp(`^${QUESTION_WORD}\\s`, 'i').test(part))
        .flatMap((part) => headingOf(part, false) ?? [])
    : []
  const found: string[] = []
  let from = 0
  const explainingVerbs = [...text.matchAll(EXPLAINING_VERB)]
  for (const [i, { 0: lead, index }] of explainingVerbs.entries()) {
    const isAside = /\b(?:depending|based|relying|going) $/i.test(text.slice(0, index))
    if (index < from || isAside || PHOTOGRAPHER_NOTE.test(text.slice(0, index))) continue
    // '…, and tell people what to do': the next thing to explain is separate.
    const next = explainingVerbs
      .slice(i + 1)
      .find((other) => /,?\sand (?:\p{L}+ )?$|,\s$/u.test(text.slice(0, other.index)))
    const object = text
      .slice(index + lead.length, next?.index)
      .replace(/,?\s(?:and\s)?$/, '')
      .replace(/(?<=\([^()]*),(?=[^()]*\))/g, '')
      .replace(ELABORATION, '')
    const isExplanation = EXPLAIN_VERB.test(lead)
    if (
      !new RegExp(`^${QUESTION_WORD}\\s`, 'i').test(object) &&
      !(isExplanation && /^(?:the|our)\s/i.test(object))
    )
      continue
    const addressesPeople = PEOPLE.test(text.slice(0, index + lead.length))
    const [wording = ''] = object.split(/[.;!?](?:\s|$)/)
    for (const part of joinParts(wording.split(isExplanation ? NEXT_TOPIC : NEXT_QUESTION))) {
      const heading = headingOf(part, addressesPeople)
      if (heading && !found.includes(heading)) found.push(heading)
    }
    from = index + lead.length + wording.length
  }
  return [...found, ...isContentList.filter((heading) => !found.includes(heading))]
}
