import { isListRow } from '../prices/list-rows.ts'
import { withTextTables } from '../prices/text-tables.ts'

/** A line of a description: a sentence, or an entry of a list with its heading. */
export interface Line {
  text: string
  kind: 'sentence' | 'item'
  /** 'Services' if the list has a heading. */
  heading: string
  /** Row number in the text, from 0. */
  row: number
  /**
   * The sentence itself, or the one that it is a part of: 'we take eight a year' of 'Projects start
   * in May; we take …'.
   */
  sentence: string
}

const ABBREVIATIONS =
  /\b(St|Dr|Hon|Capt|(?<=\b(?:Dr|Capt|Rev|Sgt|Fr|Mr|Mrs|Ms|Prof)\.?\s(?:\p{Lu}\.\s)?)\p{Lu}(?=\.\s\p{Lu}\p{Ll})|Rev|Sgt|Fr|Mr|Mrs|Ms|Prof|[Ee]\.g|[Ii]\.e|approx|(?<!\d ?)min|max|Pty|Ltd|No|Mt|vs|incl|est|Est|a\.m|p\.m)\.(?=\s)/gu
/** '1.5 x 1.5 metres' begins with a size, not with the number of an entry. */
const BULLET =
  /^\s*(?:[-–—•*·▪◦]+|\d{1,2}[.)]|\d{1,2}\.\d{1,2}(?!\s+(?:x\s+\d|hrs?\b|hours?\b|k[gm]s?\b|m\b|lit|days?\b|ton)))\s+/i
/**
 * A private-use character that replaces the full stop of an abbreviation while the text is split.
 */
const PROTECTED_STOP = '\uE000'

/**
 * A private-use character for an email address, which is read separately and not shown in a
 * sentence.
 */
export const EMAIL_PLACEHOLDER = '\uE001'

/**
 * A row of a table as a row of a list: 'Jeans: 2 Saturdays, $340'; a row of column names or rules
 * becomes ''.
 */
function tableRow(row: string): string {
  const [name = '', ...cells] = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const unit = cells.find((cell) => /^per /i.test(cell))
  const otherCells = cells.filter((cell) => cell !== unit)
  return /\d/.test(cells.join(''))
    ? `${name}: ${otherCells.join(', ')}${unit ? ` ${unit}` : ''}`
    : ''
}

/**
 * Keeps only text that can be typeset: removes markup, web addresses, emoji and control characters.
 */
export function cleanText(text: string): string {
  return (
    withTextTables(text)
      .normalize('NFC')
      .replace(/<[^<>]{0,300}>/g, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
      .replace(
        /[^\s@()<>,;:]{1,64}@[^\s@.]{1,64}\.[^\s@]{0,62}[^\s@.,;:!?()]/g,
        ` ${EMAIL_PLACEHOLDER} `,
      )
      .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, '')
      // Smileys made of punctuation
      .replace(/(?<=^|[\p{L}.!?)]|\s)\s?[:;]-?[)(DP](?=\s|$|[.!?])/gmu, '')
      .replace(/\uFE0E|\uFE0F|\u200D|\u20E3/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/(?!\uE001)[^\P{C}\n]/gu, ' ')
      .replace(/(?<=\p{L})['`](?=\p{L})/gu, '’')
      .replace(/\*\*|__|##+/g, '')
      // '| Jeans | 2 Saturdays | $340 |' is a row as well; the row above it has the column names.
      .replace(/^[^\S\n]*\|[^\n]*\|[^\S\n]*$/gmu, tableRow)
      // 'Fish $12 // Chips $6' and 'Boots | Bags | Belts' are rows in one line.
      .replace(/^[^\n]*(?: (?:\/\/+|[|•·▪~]) [^\n]*){2,}$/gmu, (row) =>
        row.split(/ (?:\/\/+|[|•·▪~]) /).join('\n'),
      )
      .replace(/(?<=\S) -- (?=\S)/g, ' - ')
      // 'a) quote form', 'b) gallery' in rows of their own
      .replace(/^[^\S\n]*[a-k]\)\s+(?=\S)/gimu, '- ')
      // 'Wes Tranter / 0491 570 156 / Mon–Fri 7.30–4' consists of separate statements.
      .replace(/^[^\n]* \/ (?=[^\n]*\d)[^\n]* \/ [^\n]*$/gmu, (row) =>
        /(?:\d[ -]?){8}/.test(row) &&
        !/\b(?:forms?|fields?|enquir(?:y|ies)|requests?|bookings?|applications?|orders?)\b[^:\n]{0,40}(?::|\s[-–]\s)/i.test(
          row,
        )
          ? row.replace(/ \/ (?![^()]*\))/g, '. ')
          : row,
      )
      // 'Who we are: a choir' states what it is after the colon.
      .replace(
        /^[^\S\n]*(?:who we are|about us|what we are|background|overview)\s?:\s+(?=\S)/gimu,
        '',
      )
      // 'General spray ........ $260' is a line of a list.
      .replace(/[ \t]*(?:\.{4,}|_{3,}|(?: ?[-–—]){4,})[ \t]*(?=\S)/g, ': ')
      // A long run of one punctuation mark means no more than three of them, and slows the tagger
      // down.
      .replace(/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1$1$1')
      // Typing errors: a space before a comma, a short word typed twice.
      .replace(/ +([,;.!?])(?=\s|$)/g, '$1')
      .replace(/([,;])(?:\s*[,;.])+/g, '$1')
      .replace(/(?<!\.)\.\.(?!\.)/g, '.')
      .replace(/\b(a|an|the|and|to|of|in|for|we|is)(?: \1\b)+/gi, '$1')
  )
}

/** 'Greek, Italian and Maltese' */
export const inWords = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const capitalise = (text: string) => {
  const offset = text.search(/[\p{L}\p{N}]/u)
  return offset < 0
    ? text
    : text.slice(0, offset) + text.charAt(offset).toUpperCase() + text.slice(offset + 1)
}

/** A regular expression source that matches exactly this text. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Ends a sentence with a single full stop, in the punctuation of its script. */
export function withFullStop(text: string): string {
  const trimmed = text
    .trim()
    .replace(/(?:[\s,;:–—-]|(?<![.])\.(?=[.]))+$/u, '')
    .replace(/([.!?。！？؟])[.!?。！？؟]+$/u, '$1')
  if (/[.!?…。！？؟][”"’')」』）]?$/u.test(trimmed)) return trimmed
  return trimmed + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(trimmed) ? '。' : '.')
}

/**
 * Text in brackets is kept together, including all of its sentences: '(Really. Not even small
 * ones.)'.
 */
const BRACKETED_TEXT = /\([^()]{1,300}\)/g
const INNER_STOP = /[.!?](?=\s)/g
const PROTECTED_SEMICOLON = '\uE004'
const PROTECTED_MARKS: Record<string, string> = {
  '.': PROTECTED_STOP,
  '!': '\uE002',
  '?': '\uE003',
}
const RESTORED_MARKS = Object.fromEntries(
  Object.entries(PROTECTED_MARKS).map(([mark, placeholder]) => [placeholder, mark]),
)

/**
 * Splits running text at the full stops of any supported script, but not within an abbreviation.
 */
const stopsOf = (text: string): string[] =>
  text
    .replace(ABBREVIATIONS, `$1${PROTECTED_STOP}`)
    .replace(BRACKETED_TEXT, (inside) =>
      inside.replace(INNER_STOP, (mark) => PROTECTED_MARKS[mark] ?? mark),
    )
    .split(/(?<=[.!?…][”"’')]?)\s+|(?<=[。！？؟][”」』）]?)\s*/u)
    .map((sentence) =>
      sentence
        .replace(
          /[\uE000\uE002\uE003]/g,
          (placeholder) => RESTORED_MARKS[placeholder] ?? placeholder,
        )
        .replace(/\s+/g, ' ')
        .trim(),
    )

/** 'I am Marguerite Sloane; I trained in theatre wigs': the name belongs to what follows. */
const BARE_INTRODUCTION =
  /^((?:I am|I[’']m|My name(?:[’']s| is)) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?);(?=\s)/gu
/** The parts of a sentence between its semicolons, except semicolons in brackets. */
const splitAtSemicolons = (sentence: string): string[] =>
  sentence
    .replace(BRACKETED_TEXT, (inside) => inside.replace(/;(?=\s)/g, PROTECTED_SEMICOLON))
    .replace(BARE_INTRODUCTION, `$1${PROTECTED_SEMICOLON}`)
    .split(/;\s+|；/u)
    .map((part) => part.replaceAll(PROTECTED_SEMICOLON, ';').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

/** The sentences of a running text, also split at semicolons. */
export const sentencesOf = (text: string): string[] => stopsOf(text).flatMap(splitAtSemicolons)

/** A heading for a list of offers, whatever separates its entries. */
export const OFFERS_HEADING =
  /^(?:(?:our|the|my|all|typical|main|usual) )?(?:services|deliverables|outputs|jobs|fleet|programs?|programmes|packages|activities|products|treatments|classes|courses|range|special(?:i)?ties|work|practice areas|(?:what )?(?:we|I) (?:make|do|offer|sell|stock|repair|build|supply|service|grow|clean|hire out)|(?:we|I) (?:also )?(?:offer|do)|(?:what|things) (?:people|customers|clients|locals|most people) (?:\p{L}+ ){1,3}(?:us|me) (?:for|to do))$/iu
/** A comma or 'and' between entries, outside of brackets. */
const ENTRY_SEPARATOR = /,\s(?:and\s)?(?![^()]*\))/

/** Text in brackets explains an entry, and does not count towards its length. */
const isShort = (entry: string) => wordsOf(entry.replace(BRACKETED_TEXT, '')).length <= 12

const DAY_RANGE =
  /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: ?(?:[-–&]|and|to) ?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)*$/iu

/** 'We produce: Braille, grades 1 and 2; large print; DAISY audio.' is a list with its heading. */
function listIn(sentence: string): { heading: string; entries: string[] } | undefined {
  const [, heading = '', rest = ''] =
    /^(\p{L}[\p{L} ’&-]{2,30}):\s+(.+)$/u.exec(sentence.replace(/\.$/, '')) ?? []
  // 'Tue - Fri: 10am - 6pm; Sat: 10am - 4pm' states hours.
  if (DAY_RANGE.test(heading)) return undefined
  const splitSentences = splitAtSemicolons(rest)
  // An amount may belong to several entries, so a list with prices is read as a whole.
  const isPlain = OFFERS_HEADING.test(heading) && !/\$\s?\d/.test(rest.replace(BRACKETED_TEXT, ''))
  const entries =
    splitSentences.length < 3 && isPlain ? rest.split(ENTRY_SEPARATOR) : splitSentences
  const isList = entries.length >= 3 && entries.every(isShort)
  return heading && (splitSentences.length >= 3 || isList) ? { heading, entries } : undefined
}

/** 'Individual returns; BAS lodgement; late returns' below the heading 'What we do'. */
function listUnder(heading: string, sentence: string) {
  if (!OFFERS_HEADING.test(heading)) return undefined
  const wording = sentence.replace(/\.$/, '')
  const parted = splitAtSemicolons(wording)
  const isPlain =
    !/\$\s?\d|\b(?:we|I|our|my|you|your|it|is|are|was|has|have|from|please)\b|:/iu.test(wording)
  const entries = parted.length < 3 && isPlain ? wording.split(ENTRY_SEPARATOR) : parted
  return entries.length >= 3 && entries.every(isShort) ? { heading, entries } : undefined
}

const isBareLine = (line: string) =>
  wordsOf(line).length <= 9 && !/[.!?。！？؟:：]$/.test(line.trim()) && line.trim().length <= 70

/**
 * 'WHAT WE SELL' and 'Prices at the yard' are headings: few words, no full stop, and rows below
 * them.
 */
const isHeading = (row: string, next: string | undefined) => {
  const text = row.trim()
  // Directly above a list, even a short sentence is a heading: 'We need the website to do these'.
  const max = BULLET.test(next ?? '') ? 9 : 6
  if (next === undefined || !isBareLine(text) || wordsOf(text).length > max || /\d/.test(text))
    return false
  const isCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
  return isCapitals || BULLET.test(next) || /^\p{Lu}/u.test(text)
}

/** Numbers of list entries within a row: 'How it works: 1. a chat, 2. a visit'. */
const INLINE_NUMBER = /(?:^|(?<=[\s(:;,]))(\d)[.)]\s+(?=\p{L})/gu

/** A row with a numbered list in it, split into one row per entry. */
function expanded(row: string): string[] {
  const marks: { index: number; length: number }[] = []
  for (const { 0: mark, 1: number, index } of row.matchAll(INLINE_NUMBER))
    if (Number(number) === marks.length + 1) marks.push({ index, length: mark.length })
  const [first] = marks
  // Two numbers are a list only at the start of a sentence: 'What we do. 1. Swarms, 2. honey.'
  const startsSentence = /(?:^|[.:;!?])\s*$/.test(row.slice(0, first?.index))
  if (!first || marks.length < (startsSentence ? 2 : 3)) return [row]
  const entries = marks.map(({ index, length }, i) =>
    row.slice(index + length, marks[i + 1]?.index).trim(),
  )
  // The last entry ends at the end of its sentence.
  const last = entries.pop() ?? ''
  const [firstSentence = ''] = stopsOf(last)
  return [
    row.slice(0, first.index).trim(),
    ...[...entries, firstSentence].map(
      (entry, index) => `${index + 1}. ${entry.replace(/[\s,;.]+$/, '')}`,
    ),
    last.slice(firstSentence.length).trim(),
  ]
}

/** 'WHO', '5. WE DON’T', 'MEMBERSHIP 2025-26 (from 1 September)': headings in capitals. */
const CAPITALS_HEADING = /^\s*(?:\d{1,2}[.)]\s+)?\p{Lu}[^\p{Ll}]{2,}(?:\([^)]*\)\s*)?$/u
const HEADING_MAX_WORDS = 4
/** Whether the first of several rows after an empty line is the heading of the others. */
function isBlockHeading(row: string, next: string): boolean {
  const text = row.trim()
  if (/\$\s?\d|[.!?:：]$/.test(text) || wordsOf(text).length > 10) return false
  const isCounted = /^\d{1,2}[.)]\s/.test(text)
  // '1. Send a list' above '2. We ring you' is an ordinary entry.
  if (isCounted && /^\s*\d{1,2}[.)]\s/.test(next)) return false
  if (CAPITALS_HEADING.test(text)) return true
  const named = text.replace(/^\d{1,2}[.)]\s+|\s\([^)]*\)$/g, '')
  return (
    wordsOf(named).length <= HEADING_MAX_WORDS + 1 &&
    /^\p{Lu}\p{Ll}/u.test(named) &&
    !/\d|,|\s[–—-]\s/.test(named) &&
    next.trim().length > named.length
  )
}

/** Headings of a list of people, with one person in each row. */
const PEOPLE_HEADING = /\b(?:people|team|who|staff|crew|committee|contacts|teachers|board)\b/i
interface Row {
  text: string
  /** Index of the block that it belongs to; blocks are separated by empty lines. */
  block: number
  isHeading: boolean
}
function rowsOf(description: string): Row[] {
  return description.split(/\n[^\S\n]*\n/).flatMap((part, block) => {
    const rows = part
      .split('\n')
      .flatMap(expanded)
      .filter((row) => /[\p{L}\p{N}]/u.test(row))
    const [first = '', second] = rows
    const hasHeading = second !== undefined && isBlockHeading(first, second)
    return rows.map((text, index) => ({ text, block, isHeading: hasHeading && index === 0 }))
  })
}

/** Words that say what the prices below a heading include, or when they apply. */
const PRICE_TERM =
  /\b(?:gst|subsidy|rebate|tip fees|fees|deposit|incl?(?:\.|udes?|uding|uded)?|excl?(?:\.|udes?|uding)?|ex|plus|per|each|weekly|monthly|yearly|daily|before|after|up to|minimum|lock-in|weekend)\b/i
/**
 * What a heading says of all prices below it: 'all plus GST' of 'Monthly packages, all plus GST',
 * 'ex GST' of 'Rates (ex GST)'.
 */
function priceTermsOf(heading: string): string | undefined {
  const terms = /\(([^()]+)\)$/.exec(heading)?.[1] ?? /^[^,]+,\s+(.+)$/.exec(heading)?.[1] ?? ''
  if (/^(?:prices?|rates?|fees|costs?|charges) per\b/i.test(heading)) return capitalise(heading)
  return PRICE_TERM.test(terms) ? capitalise(terms) : undefined
}

/** The lines of a cleaned description: its sentences, and the entries of its lists. */
export function linesOf(description: string): Line[] {
  const all = rowsOf(description)
  const rows = all.map(({ text }) => text)
  const lines: Line[] = []
  let heading = ''
  let headed = -1
  /** The block of the last entry below the heading, or -1. */
  let listBlock = -1
  let hasBullets = false
  /** The block in which a plain row stands below the heading, or -1. */
  let closedBlock = -1
  const head = (title: string, index?: number) => {
    heading = title
    listBlock = -1
    // A heading in capitals is one of a pasted list, whose rows are in the same block.
    closedBlock = index !== undefined && !/\p{Ll}/u.test(title) ? (all[index]?.block ?? -1) : -1
    const isAbovePrices =
      index !== undefined && /\$\s?\d/.test(rows.slice(index + 1, index + 3).join(' '))
    const text = isAbovePrices ? priceTermsOf(title) : undefined
    if (text) lines.push({ text, kind: 'sentence', heading: '', row: index ?? 0, sentence: text })
  }
  for (const [index, { text: row, block, isHeading: isOpening }] of all.entries()) {
    if (isOpening) {
      head(row.replace(/^\s*\d{1,2}[.)]\s+|[:：\s]+$/g, '').trim(), index)
      headed = block
      continue
    }
    const bullet = BULLET.test(row)
    const isCapitals = !bullet && isHeading(row, rows[index + 1]) && !/\p{Ll}/u.test(row)
    const adjacentRow = rows[index + 1] ?? rows[index - 1] ?? ''
    if (
      bullet ||
      isListRow(rows, index) ||
      (headed === block &&
        PEOPLE_HEADING.test(heading) &&
        /^(?:Dr |Prof )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+, /u.test(row)) ||
      (!isCapitals &&
        rows.length > 2 &&
        isBareLine(row) &&
        isBareLine(adjacentRow) &&
        !BULLET.test(adjacentRow))
    ) {
      // 'Markets: …' after an empty line is not in the list above it, and
      // neither are bullets after one below plain rows.
      const isBelowOther = bullet && closedBlock >= 0 && block > closedBlock
      if (isBelowOther || (listBlock >= 0 && block > listBlock && (!bullet || !hasBullets)))
        head('')
      listBlock = block
      hasBullets = bullet
      // 'Min charge $180. Hourly $220.' are two entries.
      const entry = row.replace(BULLET, '').trim()
      for (const text of /\$\d.*[.;] .*\$\d/.test(entry) ? entry.split(/[.;] /) : [entry])
        lines.push({ text, kind: 'item', heading, row: index, sentence: text })
      continue
    }
    if (isHeading(row, rows[index + 1])) {
      head(row.replace(/[:：\s]+$/, '').trim(), index)
      continue
    }
    const label = /^\s*(\p{L}[\p{L} &’]{2,30})[:：]\s*$/u.exec(row)
    if (label) {
      head(label[1] ?? '', index)
      continue
    }
    if (heading !== '' && !/[:：]\s*$/.test(row)) closedBlock = block
    const rowHeading = headed === block || isHeading(rows[index - 1] ?? '', row) ? heading : ''
    for (const sentence of stopsOf(row)) {
      const list = listIn(sentence) ?? listUnder(rowHeading, sentence)
      for (const text of list?.entries ?? [])
        lines.push({ text, kind: 'item', heading: list?.heading ?? '', row: index, sentence: text })
      if (list) continue
      // 'Family owned since 1983. The website needs to:' is the heading of the list below it.
      const isAboveList =
        BULLET.test(rows[index + 1] ?? '') ||
        (rows[index + 2] !== undefined && isListRow(rows, index + 1))
      if (/[:：]$/.test(sentence) && isAboveList) {
        head(sentence.replace(/[:：\s]+$/, ''), index)
        continue
      }
      for (const text of splitAtSemicolons(sentence))
        lines.push({ text, kind: 'sentence', heading: rowHeading, row: index, sentence })
    }
  }
  return lines
}
