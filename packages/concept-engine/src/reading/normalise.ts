import { capitalise } from './english/sentences.ts'
import { withUsualMarks } from './english/written-marks.ts'
import { withCrewListed, withOfficesListed, withPeopleListed } from './people/people-lists.ts'
import { withSpokenFor } from './people/spoken-for.ts'
import { withSlashedPlaces } from './places/slashed-places.ts'
import { withCertainAmounts } from './prices/certain-amounts.ts'
import { withPriceSentences } from './prices/price-sentences.ts'
import { withQuantitySteps } from './prices/quantity-breaks.ts'
import { withSlashedAmounts } from './prices/slashed-amounts.ts'
import { withSplitRows } from './prices/split-rows.ts'
import { withWrittenUnits } from './prices/written-units.ts'
import { withoutAgencyLabels } from './statements/agency-labels.ts'
import { withoutAgencyRemarks } from './statements/agency-remarks.ts'
import { withEnumerations } from './statements/enumerations.ts'
import { withoutHastyAsides } from './statements/hasty-asides.ts'
import { withNamedCustomers } from './statements/named-customers.ts'
import { withNumberedLines } from './statements/numbered-lines.ts'
import {
  withFormLists,
  withListedServices,
  withOutline,
  withoutParagraphMarks,
  withPolicies,
  withServicesListed,
} from './statements/outlines.ts'
import { withPageContents } from './statements/page-contents.ts'
import { withoutSignOff } from './statements/sign-off.ts'
import { withClockTimes } from './time/clock-times.ts'

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
const SPOKEN_DECIMAL = new RegExp(`\\b(${DIGITS.join('|')}) point (${DIGITS.join('|')})\\b`, 'giu')
/** Short entries with dots between them, most of a word or two. */
const DOTTED_LIST = /^[^\n·$]{2,40}(?:\s·\s[^\s·$]+(?:\s[^\s·$]+)?){3,}\.?$/gmu
/** 'prices inc GST / contract grow: six months ahead / pickup free': statements of their own. */
function withoutSlashes(line: string): string {
  const parts = line.split(' / ')
  const isForm = /\b(?:forms?|fields?)\b/i.test(line)
  return isForm || parts.length < 3 || !parts.every((part) => /\p{L} +\S*\p{L}/u.test(part))
    ? line
    : parts.map((part) => capitalise(part.trim().replace(/[.,;]$/, ''))).join('. ')
}
/** '$25/hr or $120/day' */
const PER_UNIT = /\$\d[\d,.]*\s?\/\s?\p{L}+ (?:or|and) \$\d[\d,.]*\s?\/\s?\p{L}+/gu
/** '1–5 sheep → $28 each', '$40ish' */
const withPlainMarks = (text: string) =>
  text
    // '**FRESH MEAT INTAKE**' in a line of its own is a heading.
    .replace(/^[^\S\n]*\*\*([^*\n]{2,40})\*\*[^\S\n]*:?[^\S\n]*$/gm, '\n$1')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    // 'One point five metres'
    .replace(SPOKEN_DECIMAL, (_decimal, whole: string, part: string) =>
      [whole, part].map((word) => DIGITS.indexOf(word.toLowerCase())).join('.'),
    )
    .replace(/(?<=\d ?)((?:kilo|centi|milli)?)meters\b/gi, '$1metres')
    // '22 layouts · N · HO · OO · Lego' is one line.
    .replace(DOTTED_LIST, (line) => line.replace(/\s·\s/g, ', '))
    // 'After 9 pm + 30 %' is more, not two things.
    .replace(/(?<=[\p{L}\d]) ?\+ ?(?=\d+ ?%(?:\s*[.,;)\n]|\s*$))/gu, ' plus ')
    .replace(/\bcall[ -]outs?(?= (?:fee|charge|cost|is|from|about|\$?\d))/gi, 'callout')
    .replace(/^[^\n$]+$/gm, withoutSlashes)
    .replace(PER_UNIT, (amounts) => amounts.replace(/\s?\/\s?(?=\p{L})/gu, ' per '))
    .replace(/ (?:→|⇒|➔|➜) /g, ' – ')
    // 'Public = farm gate, Saturdays 8-12'
    .replace(/(?<=^|[.!?] |\n)(\p{Lu}\p{L}+(?: \p{L}+)?) = (?=\p{L})/gu, '$1: ')
    .replace(/(?<!\babout )(\$\d[\d,]*)[ -]?ish\b/gi, 'about $1')

/** What a description is rid of, or written plainly in, before it is read; in this order. */
const NORMALISERS: ((text: string) => string)[] = [
  withUsualMarks,
  withoutParagraphMarks,
  withoutAgencyRemarks,
  withoutSignOff,
  withoutAgencyLabels,
  withoutHastyAsides,
  withClockTimes,
  withPeopleListed,
  withCrewListed,
  withOfficesListed,
  withSpokenFor,
  withQuantitySteps,
  withSlashedAmounts,
  withCertainAmounts,
  withWrittenUnits,
  withSplitRows,
  withPriceSentences,
  withSlashedPlaces,
  withOutline,
  withEnumerations,
  withPolicies,
  withServicesListed,
  withListedServices,
  withFormLists,
  withPageContents,
  withNumberedLines,
  withNamedCustomers,
  withPlainMarks,
]

/** A description as the other readers expect it. */
export const normalise = (description: string): string =>
  NORMALISERS.reduce((text, rewrite) => rewrite(text), description)

/** 'Her son Couldn’t get in', 'a 35-minute inside our area', 'a ruff price' */
export const withoutSlips = (text: string) =>
  text
    .replace(
      /(?<=\p{Ll} )(?:Could|Would|Did|Does|Is|Was|Has|Had|Should|Are|Were|Have|Do|Ca|Wo)n[’']t\b/gu,
      (verb) => verb.toLowerCase(),
    )
    .replace(
      /(\d)-minute (?=(?:inside|outside|within|once|unless|until|when|prior|before|beforehand|early|late|ahead)\b)/g,
      '$1 minutes ',
    )
    .replace(/\b(?:a )?ruff (?=(?:price|idea|guide|quote|cost|estimate)\b)/gi, 'a rough ')
