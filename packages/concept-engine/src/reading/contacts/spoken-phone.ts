const DIGITS: Record<string, string> = {
  ...{ oh: '0', o: '0', zero: '0', nought: '0', one: '1', two: '2', three: '3', four: '4' },
  ...{ five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
}
const REPETITIONS: Record<string, number> = { double: 2, triple: 3 }
const DIGIT = `(?:(?:${Object.keys(REPETITIONS).join('|')})[ -])?(?:${Object.keys(DIGITS).join('|')})`
/**
 * An Australian number has ten digits and begins with a zero (ACMA, Telecommunications Numbering
 * Plan 2015).
 */
const PHONE_DIGITS = 10
const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:oh|o|zero|nought)(?:[\s,.-]{1,3}${DIGIT}){5,9}(?!\p{L})`,
  'giu',
)

function digitsOf(words: string): string {
  let times = 1
  let digits = ''
  for (const [word] of words.toLowerCase().matchAll(/[a-z]+/g)) {
    const digit = DIGITS[word]
    if (digit === undefined) times = REPETITIONS[word] ?? 1
    else {
      digits += digit.repeat(times)
      times = 1
    }
  }
  return digits
}

/**
 * The text with its telephone numbers in digits: '0491570006' for 'oh four nine one, five seven oh,
 * …'.
 */
export const withPhoneDigits = (text: string): string =>
  text.replace(SPOKEN_NUMBER, (words) => {
    const digits = digitsOf(words)
    return digits.length === PHONE_DIGITS
      ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
      : words
  })
