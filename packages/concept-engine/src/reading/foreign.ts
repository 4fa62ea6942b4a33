import type { Facts } from './facts.ts'
import type { Language } from './language.ts'
import { capitalise, HELD_ADDRESS, sentencesOf, withStop } from './sentences.ts'

/** A text in another language than English is taken sentence by sentence, as it is. */
export function readForeign(
  text: string,
  language: Language,
): Pick<Facts, 'text' | 'language' | 'statements'> {
  const sentences = sentencesOf(text.replaceAll(HELD_ADDRESS, ' ').replace(/\n+/g, '. ')).map(
    (said) => withStop(capitalise(said.replace(/\.+$/, '.'))),
  )
  const shown = sentences.filter(
    (said) => said.length >= 6 && said.length <= 260 && !/(?:\d[\s-]?){8,}/.test(said),
  )
  return {
    text,
    language,
    statements: [...new Set(shown)].map((said) => ({
      text: said,
      topic: 'story',
      whole: true,
      span: [0, 0],
      entry: false,
      listed: false,
    })),
  }
}
