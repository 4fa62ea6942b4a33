/** The languages in which a page's fixed texts are available. */
export const languages = ['en', 'vi', 'el', 'ru', 'ar', 'zh', 'ja', 'ko'] as const
export type Language = (typeof languages)[number]

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The main language of a text, judged by its script: the one that at least three tenths of its
 * letters belong to. A very short text, or a Latin one that is not Vietnamese, counts as English.
 */
export function languageOf(text: string): Language {
  const letters = Math.max(1, count(text, /\p{L}/gu))
  const kana = count(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu)
  const han = count(text, /\p{sc=Han}/gu)
  const share: [Language, number][] = [
    // Japanese mixes kana and Han; one kana in eight letters is enough to distinguish it from
    // Chinese.
    ['ja', kana / letters > 0.12 ? (kana + han) / letters : 0],
    ['zh', kana / letters > 0.12 ? 0 : han / letters],
    ['ko', count(text, /\p{sc=Hangul}/gu) / letters],
    ['ar', count(text, /\p{sc=Arabic}/gu) / letters],
    ['el', count(text, /\p{sc=Greek}/gu) / letters],
    ['ru', count(text, /\p{sc=Cyrillic}/gu) / letters],
    // Among these languages only Vietnamese uses these letters, and uses them all the time.
    ['vi', count(text, /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu) / letters / 0.35],
  ]
  const [best, found] = share.reduce((top, next) => (next[1] > top[1] ? next : top))
  return found >= 0.3 ? best : 'en'
}
