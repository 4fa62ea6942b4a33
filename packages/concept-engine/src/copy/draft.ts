import type { DesignBrief } from '@agency/contract/brief'
import type { Random } from '../random.ts'
import { inPlace, namedPlace } from '../reading/places.ts'
import { type Reading, readDescription } from '../reading/read-description.ts'
import { capitalise, cleanText } from '../reading/sentences.ts'
import { contradictionsOf } from './contradictions.ts'
import { findTrade } from './find-trade.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Row, Trade } from './trade.ts'

/** What every part of a deck is written from. */
export interface Draft {
  brief: DesignBrief
  /** The company's name as it can be set in type. */
  name: string
  reading: Reading
  trade: Trade
  random: Random
  ledger: Ledger
  /** Statements that no part has used yet, in their order. */
  unused: string[]
  /** The parts of a vocabulary's rows that fit this brief, in an order of this seed. */
  rows(rows: readonly Row[]): string[][]
}

/** Both audiences get a door each: rows alternate between them while there are such rows. */
function balanced(rows: Row[]): Row[] {
  const [consumer, business] = (['consumer', 'business'] as const).map((audience) =>
    rows.findIndex((row) => row.audience === audience),
  )
  const doors = [consumer, business].flatMap((at) => (at !== undefined && at >= 0 ? [at] : []))
  if (doors.length < 2) return rows
  return [...doors.flatMap((at) => rows[at] ?? []), ...rows.filter((_, at) => !doors.includes(at))]
}

export function createDraft(brief: DesignBrief, random: Random): Draft {
  const reading = readDescription(brief.mainGoal)
  const trade = findTrade(brief.industry, cleanText(brief.mainGoal), brief.companyName)
  const written = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const name = /[\p{L}\p{N}]/u.test(written) ? written : trade.label
  const untrue = contradictionsOf(cleanText(brief.mainGoal))
  const audience = { B2B: 'business', B2C: 'consumer', Both: undefined } as const
  const wanted = audience[brief.businessType]
  const fill = (part: string) =>
    part
      // 'The Yarra Valley' at the head of a line, 'the Yarra Valley' within it.
      .replace(/^\{place\}/, capitalise(namedPlace(reading.place ?? '')))
      .replaceAll('in {place}', inPlace(reading.place ?? ''))
      .replaceAll('{place}', namedPlace(reading.place ?? ''))
      .replaceAll('{name}', name)
  return {
    brief,
    name,
    reading,
    trade,
    random,
    ledger: createLedger(),
    // A line of prices stands in the list, with its prices.
    unused: reading.statements.filter(
      (statement) => (statement.match(/[$€£]\s?\d/g)?.length ?? 0) < 2,
    ),
    rows: (rows) => {
      const fitting = random.shuffled(
        rows.filter(
          ({ audience: own, parts }) =>
            (!wanted || !own || own === wanted) &&
            (reading.place !== undefined || !parts.join().includes('{place}')) &&
            !untrue(parts.join(' ')),
        ),
      )
      return (wanted ? fitting : balanced(fitting)).map(({ parts }) => parts.map(fill))
    },
  }
}

/**
 * The first `count` rows whose sentences are new to the page, noted as said. When fewer than
 * `least` fit, rows for the other audience fill in: better than a gap in the page.
 */
export function takeRows(draft: Draft, rows: readonly Row[], count: number, least = 0): string[][] {
  const taken: string[][] = []
  const takeFrom = (fitting: string[][], wanted: number) => {
    for (const parts of fitting) {
      if (taken.length >= wanted) break
      if (!parts.every((part) => draft.ledger.isFresh(part))) continue
      draft.ledger.say(...parts)
      taken.push(parts)
    }
  }
  takeFrom(draft.rows(rows), count)
  if (taken.length < least)
    takeFrom(draft.rows(rows.map((row) => ({ ...row, audience: undefined }))), least)
  return taken
}

/** Takes unused statements from the front until their joined length is within the bounds. */
export function takeStatements(draft: Draft, min: number, max: number): string {
  const taken: string[] = []
  let length = 0
  for (const statement of draft.unused) {
    if (length >= min) break
    if (!draft.ledger.isFresh(statement)) continue
    if (length + statement.length + 1 > max) {
      // A sentence that follows on another is not moved in front of a missing one.
      if (taken.length > 0) break
      continue
    }
    taken.push(statement)
    length += statement.length + 1
  }
  draft.ledger.say(...taken)
  draft.unused = draft.unused.filter((statement) => !taken.includes(statement))
  return taken.join(' ')
}
