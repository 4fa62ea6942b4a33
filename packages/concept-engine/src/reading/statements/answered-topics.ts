import { capitalise } from '../english/sentences.ts'
import { fieldEntries } from '../forms/field-entries.ts'
import { directQuestion } from './direct-question.ts'

/** 'A page answering the stuff he explains over and over would be good: how often, why it goes out' */
const ANSWERING =
  /\b(?:answer(?:s|ing|ed)?|questions?|faqs?|explain(?:s|ing)?|over and over|always (?:asked|ask)|keep(?:s)? asking|tips)\b[^:.]{0,110}:\s(?<list>\S.*)$/isu
const PART_OF_SITE =
  /\b(?:pages?|section|faqs?|bit|spot|list|website|site|tab|answers?|q ?(?:&|and) ?a)\b/i
const QUESTION_WORD = /^(?:what|which|where|when|who|why|how|is|are|do|does|can|should|will)\b/i
const ENTRY = { least: 3, most: 64 }
const MIN_TOPICS = 3
const MAX_TOPICS = 8

/** The questions that a page should answer, each as a heading; empty if a sentence lists none. */
export function answeredTopics(sentence: string): string[] {
  const found = ANSWERING.exec(sentence)
  const { list = '' } = found?.groups ?? {}
  if (!found || !PART_OF_SITE.test(sentence.slice(0, sentence.length - list.length))) return []
  if (/\b(?:no|not|never|without)\s(?:\p{L}+\s){0,2}$/iu.test(sentence.slice(0, found.index)))
    return []
  const entries = fieldEntries(
    list
      .replace(/[.!]\s.*$/su, '')
      .replace(/\?\s+/g, '; ')
      .replace(/\?/g, ''),
  )
    .map((entry) => entry.replace(/^(?:and|or|also|the usual)\s/i, '').trim())
    .filter(({ length }) => length >= ENTRY.least && length <= ENTRY.most)
  const questions = entries.filter((entry) => QUESTION_WORD.test(entry))
  if (entries.length < MIN_TOPICS || questions.length * 2 < entries.length) return []
  return entries.slice(0, MAX_TOPICS).map((entry) => {
    const question =
      QUESTION_WORD.test(entry) && !/^what (?:if|about)\b/i.test(entry)
        ? (directQuestion(entry) ?? entry)
        : entry
    const isAsked = QUESTION_WORD.test(question) && !/^(?:how|what|where|when) to\b/i.test(question)
    return capitalise(isAsked ? `${question}?` : question)
  })
}
