import { capitalise } from '../english/sentences.ts'
import { DAY, TIME } from './calendar-words.ts'
import { dayTitle } from './hours.ts'

/** What takes place on which day, as a description lists it. */
export interface Timetable {
  /** The client's heading, or ''. */
  heading: string
  /** 'Monday, 9.30: golf croquet', in the order of the text. */
  rows: string[]
}

const ENTRY = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<days>(?:every )?${DAY}(?:(?:\\s?(?:,|&|and|to|-|–|/)\\s?)${DAY})*)\\s?[:,–-]?\\s(?<time>${TIME}(?:\\s?(?:-|–|to|until|till)\\s?${TIME})?)[,:]?\\s(?:[–-]\\s)?(?<what>(?!(?:to|until|till|am|pm|and)\\b)\\p{L}[^$]{2,70})$`,
  'iu',
)
const CONTINUED = new RegExp(`^${TIME}\\s\\p{L}[^$|]{2,60}$`, 'iu')
const MIN_ROWS = 3
/** A line or a sentence; a full stop within a time ends none. */
const UNIT = /[^\n]+?(?:[.!](?=\s|$)|(?=\n)|$)/gu
const HEADING = /^\s*(?<heading>\p{L}[\p{L}\d’& -]{2,40})(?::\s|:?$)/u

/** 'Mon 9.00 Babies | 3.30 Tadpoles': several times of one day. */
const SEVERAL = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<days>${DAY})\\s?[:,–-]?\\s(?<times>${TIME}\\s\\p{L}[^|;]*(?:\\s?[|;]\\s?${TIME}\\s\\p{L}[^|;]*)+)$`,
  'iu',
)
const rowOf = (text: string): string | undefined => {
  const several = SEVERAL.exec(text.trim().replace(/[.!]$/, ''))?.groups
  if (several)
    return `${dayTitle(several.days ?? '')}: ${(several.times ?? '').split(/\s?[|;]\s?/).join(', ')}`
  const {
    days = '',
    time = '',
    what = '',
  } = ENTRY.exec(text.trim().replace(/[.!]$/, ''))?.groups ?? {}
  return days ? `${dayTitle(days)}, ${time.trim()}: ${what.trim()}` : undefined
}

/**
 * The timetable of a tidied description, 'Playing times: Mon 9.30 golf croquet, Tue 12.45
 * association, …', and the text without it, with the same offsets; undefined if there is none.
 */
export function timetableIn(text: string): { timetable: Timetable | undefined; rest: string } {
  let heading = ''
  let rows: string[] = []
  let from = 0
  let end = 0
  const units = [...text.matchAll(UNIT)]
  for (const [index, { 0: unit, index: start }] of units.entries()) {
    const label = HEADING.exec(unit)
    const body = label && unit.length > label[0].length ? unit.slice(label[0].length) : unit
    const parts = body.includes('|') ? [body] : body.split(/[,;]\s(?![^()]*\))/)
    // '3.30 Tadpoles' below 'Mon 9.00 Babies'
    if (rows.length > 0 && CONTINUED.test(unit.trim())) {
      rows.push(`${rows.pop()}, ${unit.trim()}`)
      end = start + unit.length
      continue
    }
    const found = parts.map(rowOf)
    if (found.every((row) => row !== undefined)) {
      if (rows.length === 0) {
        from = start
        const above = units[index - 1]
        const titled = above && HEADING.exec(above[0])
        heading = body === unit ? '' : (label?.groups?.heading ?? '')
        if (heading === '' && titled && titled[0].length === above[0].length) {
          heading = titled.groups?.heading ?? ''
          from = above.index
        }
      }
      rows.push(...found)
      end = start + unit.length
    } else if (rows.length >= MIN_ROWS) break
    else rows = []
  }
  if (rows.length < MIN_ROWS) return { timetable: undefined, rest: text }
  const named = /\p{Ll}/u.test(heading) ? heading : heading.toLowerCase()
  return {
    timetable: { heading: capitalise(named.trim()), rows },
    rest: text.slice(0, from) + text.slice(from, end).replace(/[^\n]/g, ' ') + text.slice(end),
  }
}
