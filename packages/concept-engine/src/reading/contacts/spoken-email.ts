/**
 * Dictated addresses: 'Email is nobby at nobby and belle dot example', 'priya at thumping rabbit
 * dot com dot au'.
 */
const SPOKEN_ADDRESS =
  /(?<=\be-?mail(?:[’']?s| is| me| us| it)?(?: (?:at|on|to|address is))?:?\s+)((?:[\p{L}\d]+(?: (?:dot|underscore|dash|hyphen) )?){1,3}?) at ((?:[\p{L}\d]+ ){1,5}?)dot (com|net|org|example|au|co)((?: dot (?:au|nz|com))?)(?![\p{L}\d])/giu
const MARKS: Record<string, string> = { dot: '.', underscore: '_', dash: '-', hyphen: '-' }
/** Remarks about the spelling: 'all one word the word and not the squiggle'. */
const SPELLING_REMARK = /^,? ?(?:that[’']s )?all (?:one word|lower ?case|together)[^.!?\n]*/iu

const joinWords = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => MARKS[word.toLowerCase()] ?? word.toLowerCase())
    .join('')

/** The text with its email addresses in written form: 'priya@thumpingrabbit.example'. */
export function withWrittenAddresses(text: string): string {
  let result = ''
  let from = 0
  for (const found of text.matchAll(SPOKEN_ADDRESS)) {
    const [match, name = '', domain = '', end = '', country = ''] = found
    const address = `${joinWords(name)}@${joinWords(domain)}.${end.toLowerCase()}${joinWords(country)}`
    result += text.slice(from, found.index) + address
    from = found.index + match.length
    from += SPELLING_REMARK.exec(text.slice(from))?.[0].length ?? 0
  }
  return result + text.slice(from)
}
