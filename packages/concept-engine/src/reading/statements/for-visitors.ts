import { roleOf } from '../clauses/roles.ts'
import { sentencesOf } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { isAgencyNote } from './agency-notes.ts'

/** The context of a sentence in an answer to customers. */
const IN_ANSWER = { before: 'business', position: 0.5, next: '' } as const
/** An answer without its remarks to the agency: 'There should be a picture of both.' */
export function answerForVisitors(answer: string): string {
  const sentences = sentencesOf(answer)
  const [first, ...others] = sentences
  const shown = others.filter(
    (sentence) =>
      !isAgencyNote(sentence, '') &&
      !/^(?:website|looks|budget|private)$/.test(roleOf(tokensOf(sentence), sentence, IN_ANSWER)),
  )
  return first === undefined || shown.length === others.length
    ? answer
    : [first, ...shown].join(' ')
}

/** 'Please word that in a friendly way': a request to whoever writes the page. */
const WORDING_REQUEST =
  /^please (?:word|say|put|write|make|keep|show|mention|print|stop|don’t|do not)\b/i
/** The terms of a price without requests on their wording. */
export const termsForVisitors = (terms: string): string =>
  sentencesOf(terms)
    .filter((sentence) => !WORDING_REQUEST.test(sentence) && !isAgencyNote(sentence, ''))
    .join(' ')
