import { isWord } from '../english/spelling.ts'
import { isLocality, isPlaceName, isTown, nearestLocality } from './known-places.ts'

/** 'Ipswich springfield and ripley': an unknown word next to a place in a list is another place. */
const UNKNOWN_IN_LIST = /(\p{Lu}\p{Ll}{3,})( |, | and |, and | & )(\p{Ll}{5,})(?=[\s,.;]|$)/gu
const MAX_IN_ROW = 4
/**
 * 'Pakenham, officer, Beaconsfield', 'Mandurah, falcon, halls head, Dawesville': everyday words
 * between two towns are towns as well.
 */
const WORDS_BETWEEN =
  /(?<=(?<!\p{L})(\p{Lu}\p{Ll}{3,}), )(\p{Ll}{4,}(?: \p{Ll}{4,})?(?:, \p{Ll}{4,}(?: \p{Ll}{4,})?)*)(?=,? (?:and )?(\p{Lu}\p{Ll}{3,}))/gu
export const withTownsBetween = (text: string): string =>
  text.replace(WORDS_BETWEEN, (words, before: string, _words: string, after: string) => {
    const isListed =
      [before, after].every(
        (name) => isTown(name.toLowerCase()) || isPlaceName(name.toLowerCase()),
      ) && words.split(', ').every((name) => isLocality(name))
    return isListed ? words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : words
  })
export function withTowns(text: string): string {
  const towns = new Set<string>()
  let named = text
  for (let turn = 0; turn < MAX_IN_ROW; turn += 1)
    named = named.replace(UNKNOWN_IN_LIST, (match, before: string, join: string, word: string) => {
      if (
        !(isPlaceName(before.toLowerCase()) || isTown(before.toLowerCase()) || towns.has(before)) ||
        isWord(word)
      )
        return match
      const town = word.charAt(0).toUpperCase() + word.slice(1)
      towns.add(town)
      return `${before}${join === ' ' ? ', ' : join}${town}`
    })
  return named
}

/** Short names of towns, cities and regions, which are not localities by those names. */
const OTHER_PLACES = new Set(
  'byron tweed rocky melbourne sydney brisbane gippsland riverina mallee wimmera sunraysia bellarine barossa illawarra pilbara kimberley'.split(
    ' ',
  ),
)
const MAX_WORDS = 3
/**
 * At least this many consecutive towns are a list of towns, even if each name also means something
 * else.
 */
const MIN_TOWNS = 3
const WORD = /[\p{L}’'-]+/gu

/**
 * The text with consecutive towns separated: 'Lismore, Ballina and Kyogle' for 'Lismore Ballina
 * Kyogle'.
 */
export function withTownRows(text: string): string {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...{ word, start: index, end: index + word.length },
  }))
  const isBeside = (index: number) =>
    /^[^\S\n]+$/.test(text.slice(words[index - 1]?.end, words[index]?.start))
  const townAt = (index: number) => {
    for (let count = MAX_WORDS; count > 0; count -= 1) {
      const townWords = words.slice(index, index + count)
      const name = townWords
        .map(({ word }) => word.toLowerCase())
        .join(' ')
        .replace(/^mt /, 'mount ')
      const isWhole =
        townWords.length === count &&
        townWords.every((_, step) => step === 0 || isBeside(index + step))
      if (isWhole && (isLocality(name) || OTHER_PLACES.has(name))) return count
    }
    return 0
  }
  let shown = ''
  let wordsDone = 0
  for (let index = 0; index < words.length; ) {
    const row: [from: number, to: number][] = []
    const corrected = new Map<number, string>()
    let next = index
    for (let count = townAt(next); ; count = townAt(next)) {
      if (row.length > 0 && !isBeside(next)) break
      const { word = '', start = 0, end = 0 } = words[next] ?? {}
      if (count === 0) {
        // 'Ballarat Sebastapol Wendouree': a misspelt town between two others.
        const isBetweenTowns = row.length > 0 && isBeside(next + 1) && townAt(next + 1) > 0
        const town = isBetweenTowns ? nearestLocality(word) : undefined
        if (!town) break
        corrected.set(start, town)
        row.push([start, end])
        next += 1
        continue
      }
      row.push([start, words[next + count - 1]?.end ?? 0])
      next += count
    }
    const names = row.map(([from, to]) => corrected.get(from) ?? text.slice(from, to))
    const isRow =
      row.length >= MIN_TOWNS && names.filter((name) => !isWord(name.toLowerCase())).length >= 2
    if (isRow) {
      const [from = 0] = row[0] ?? []
      const to = row.at(-1)?.[1] ?? from
      const joined = names.map((name) =>
        name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
      )
      // '… and Richmond Valley' ends the list.
      const goesOn = /^,?\s(?:and|&)\s\p{Lu}/u.test(text.slice(to))
      shown += `${text.slice(wordsDone, from)}${joined.slice(0, -1).join(', ')}${goesOn ? ', ' : ' and '}${joined.at(-1)}`
      wordsDone = to
    }
    index = Math.max(next, index + 1)
  }
  return shown + text.slice(wordsDone)
}

const TOWN = String.raw`\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{Ll}’']+){0,2}`
/** 'Camperdown, Derrinallum, Mortlake, Colac.', 'Maryborough and Avoca also Dunolly' */
const OPEN_ROW = new RegExp(
  `(?<![\\p{L}’-])(${TOWN}(?:(?:, | and )${TOWN}){1,9})(?:(?:,? and)? also |,? plus |, )(${TOWN})(?= *(?:[.;)\\n]|$))`,
  'gu',
)

/** The text with 'and' before the last town of a list. */
export const withLastTown = (text: string): string =>
  text.replace(OPEN_ROW, (row, before: string, last: string) => {
    const names = before.split(/, | and /)
    const isList = names.length >= 2 && [...names, last].every((name) => isLocality(name))
    return isList ? `${names.join(', ')} and ${last}` : row
  })
