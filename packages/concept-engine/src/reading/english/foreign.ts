import type { Facts } from '../facts.ts'
import type { Language } from './language.ts'
import { capitalise, EMAIL_PLACEHOLDER, sentencesOf, withFullStop } from './sentences.ts'

/** Text in a language other than English is used sentence by sentence, unchanged. */
export function readForeignText(
  text: string,
  language: Language,
): Pick<Facts, 'text' | 'language' | 'statements'> {
  const sentences = sentencesOf(text.replaceAll(EMAIL_PLACEHOLDER, ' ').replace(/\n+/g, '. ')).map(
    (wording) => withFullStop(capitalise(wording.replace(/\.+$/, '.'))),
  )
  const usableSentences = sentences.filter(
    (wording) => wording.length >= 6 && wording.length <= 260 && !/(?:\d[\s-]?){8,}/.test(wording),
  )
  return {
    text,
    language,
    statements: [...new Set(usableSentences)].map((wording) => ({
      text: wording,
      topic: 'story',
      isSentence: true,
      span: [0, 0],
      isEntry: false,
      isListed: false,
      heading: '',
    })),
  }
}
