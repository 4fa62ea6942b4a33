import { capitalise } from '../english/sentences.ts'

const BODY = `(?:(?:EPA|AHPRA|QBCC|VBA|BAS agent|tax agent|electrical|plumbing|gas|builder[’']?s?|building|security|firearms?|food|liquor|NSW|Vic|Qld|WA|SA|Tas|NT|ACT) )?`
const KIND = String.raw`(?:lic(?:en[cs]e)?|permit(?:ted)?|registration|accreditation|approval)\.?|AHPRA|RTO|MARN|RLA|AFSL|QBCC|VBA|ABN|ACN`
/** 'lic 555512C', 'EPA permitted number 55514', 'MARN 5551239', 'ABN 12 345 678 901' */
const CREDENTIAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?<label>${BODY}(?:${KIND}))(?: (?:no\.?|number|#))?:? ?(?<number>(?!(?:19|20)\d\d(?!\d))\d{2}(?: \d{3}){3}|(?:[A-Z]{1,5} ?)?\d[\dA-Z-]{3,})(?![\p{L}\d])`,
  'giu',
)
const WRITTEN_OUT: [RegExp, string][] = [
  [/\blic\b\.?/i, 'licence'],
  [/\bpermitted\b/i, 'permit'],
  [/\b(?:epa|ahpra|qbcc|vba|rto|marn|rla|afsl|abn|acn|bas)\b/i, ''],
]

const labelOf = (label: string): string =>
  WRITTEN_OUT.reduce(
    (text, [pattern, word]) =>
      text.replace(pattern, (found) => (word === '' ? found.toUpperCase() : word)),
    label.replace(/\.$/, ''),
  )

/** 'PL 00000', 'Lic 318842C (check with me before you print that)': not yet to be shown. */
const IS_PENDING =
  /^[^.\n]{0,6}\([^()]*\b(?:check|confirm|print|send|right|sure|tbc|tba|later|wait)\b/i

/**
 * The licences, permits and registrations of a text by their numbers: 'Licence 555512C'. Clients
 * have to show them, so they are on the page wherever the text mentions them.
 */
export const credentialsIn = (text: string): { text: string; number: string }[] =>
  [...text.matchAll(CREDENTIAL)].flatMap(({ 0: found, index, groups }) => {
    const { label = '', number = '' } = groups ?? {}
    // 'Licence since 2019' has no number.
    if (/^\p{Ll}+ /u.test(number) || /^\D*0+$/.test(number)) return []
    if (IS_PENDING.test(text.slice(index + found.length))) return []
    return [{ text: `${capitalise(labelOf(label))} ${number.toUpperCase()}.`, number }]
  })
