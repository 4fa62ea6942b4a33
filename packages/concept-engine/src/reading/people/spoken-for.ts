const HE = 'husband|dad|father|brother|son|uncle|grandfather|nephew|grandad'
const SHE = 'wife|mum|mother|sister|daughter|aunt|aunty|grandmother|niece|nan'
/** 'My husband Pat repairs …': somebody writes for the person who does the work. */
const SPOKEN_FOR = new RegExp(
  String.raw`(?<=^|[.!?]\s|\n)[Mm]y (?:(${HE})|(${SHE})),? (\p{Lu}[\p{Ll}’-]+),? (?=(?:also |mostly )?(?!is\b|was\b|has\b)\p{Ll}+s\b)`,
  'u',
)

const MIN_SENTENCES = 2

/**
 * A description in which the person who does the work has the name where the writer says 'he' or
 * 'she': on the page nobody knows who that is. Sentences that name somebody else between are left
 * as they are.
 */
export function withSpokenFor(text: string): string {
  const [opening = '', he, , name = ''] = SPOKEN_FOR.exec(text) ?? []
  const pronoun = he ? '[Hh]e' : '[Ss]he'
  const spoken = new RegExp(String.raw`(?<=[.!?]\s|\n\s?)${pronoun}(?=[’' ])`, 'gu')
  // 'My wife Moira keeps the diary' is about one of the two who do the work.
  if (name === '' || (text.match(spoken)?.length ?? 0) < MIN_SENTENCES) return text
  const start = text.indexOf(opening)
  return (
    text.slice(0, start) +
    text
      .slice(start)
      .replace(opening, `${name} `)
      .replace(
        new RegExp(
          String.raw`(?<=[.!?]\s|\n\s?)${pronoun}(?=(?:[’'](?:ll|s|d))? (?!said|says|thinks|wants|hates|wrote|told)\p{Ll})`,
          'gu',
        ),
        name,
      )
      .replaceAll(`${name}’ll `, `${name} will `)
      .replaceAll(`${name}'ll `, `${name} will `)
  )
}
