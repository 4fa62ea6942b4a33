import { capitalise } from '../english/sentences.ts'
import { fieldEntries } from '../forms/field-entries.ts'

/** A part of the website that only some people may open, with what the client wants in it. */
export interface MembersArea {
  /** 'Members’ page', as a heading. */
  title: string
  /** What is in it, in the client's words; empty if the client did not say. */
  contents: string[]
  /** The words that ask for it. */
  wording: string
}

const WHO =
  'members?|owners?|parents?|staff|committee|volunteers?|trade|wholesale|clients?|customers?|stockists?|families|players|residents|tenants|students|shareholders?'
/** 'Members only section with minutes, roster', 'Members’ page with password: recordings, lyrics' */
const AREA = new RegExp(
  `(?:^|[^\\p{L}])(?<who>${WHO})(?<own>[’']s?)?(?<only>[- ]only)? (?<what>pages?|sections?|area|portal|log ?-?in|bit|part)\\b(?<between>[^:.;()]{0,60}?)(?::|\\b(?:with|for|has|having|containing|includes?|including|where (?:they|we|people) can (?:see|get|find|read|download)))\\s+(?<list>\\S.*)$`,
  'isu',
)
/** 'Members: results, minutes (password please)' */
const ROW = new RegExp(
  `^[-–•*\\s]*(?<who>${WHO})(?<own>[’']s?)?(?<only>[- ]only)?:\\s+(?<list>.*\\b(?:password|log ?-?in)\\b.*)$`,
  'isu',
)
const LOCKED =
  /\b(?:only|passwords?|passworded|log ?-?in|logins?|portal|locked|private|protected)\b/i
const ENTRY = { least: 3, most: 60 }

/**
 * The text with 'with password: minutes, …' as 'behind a login with minutes, …': what follows such a
 * colon is usually the password, which is left out with its sentence.
 */
export const withLoginWords = (text: string): string =>
  text.replace(
    /\b(?:with|w\/) ?(?:an? )?pass ?word:(?=\s\p{L}+ [\p{L}’' -]+[,(])/giu,
    'behind a login with',
  )

/** What opens a door is never shown, even in a list of contents. */
const SECRET = /\b(?:codes?|passwords?|pin|keys?|keypad)\b|\p{L}\d|\d\p{L}/iu

/** The members' area that a sentence asks for; undefined if it asks for none. */
export function membersAreaIn(sentence: string): MembersArea | undefined {
  const found = AREA.exec(sentence.trim())?.groups ?? ROW.exec(sentence.trim())?.groups
  if (!found) return undefined
  const { who = '', own = '', only = '', what = 'area', between = '', list = '' } = found
  const isLocked = only !== '' || LOCKED.test(`${what} ${between} ${list}`)
  const isRefused = /\b(?:no|not|never|without|n[’']t)\s(?:\p{L}+\s){0,3}$/iu.test(
    sentence.slice(0, sentence.toLowerCase().indexOf(who.toLowerCase())),
  )
  if (!isLocked || isRefused) return undefined
  const entries = fieldEntries(
    list
      .replace(/^(?:an? )?(?:password|log ?-?in)(?: (?:for|with|to))?[\s:,]+/i, '')
      .replace(/[.!?]\s.*$/su, '')
      .replace(/\s*\([^()]*\)/g, ''),
  )
    .map((entry) => entry.replace(/^(?:the|our|an?|their|and)\s/i, '').trim())
    .filter(
      (entry) =>
        entry.length >= ENTRY.least &&
        entry.length <= ENTRY.most &&
        !SECRET.test(entry) &&
        !/^(?:an? )?(?:password|log ?-?in)|\b(?:can[’']?t|must|should|public|not|downloads?|just link)\b/i.test(
          entry,
        ),
    )
  // 'Client login for results, price list as a table': the list goes on with other things.
  const contents = /^log/i.test(what) ? entries.slice(0, 1) : entries
  const noun = /^log/i.test(what) ? 'login' : what.toLowerCase().replace(/^(?:bit|part)$/, 'area')
  const title = only
    ? `${capitalise(who)} only`
    : `${capitalise(who)}${own || (/s$/.test(who) ? '’' : '')} ${noun}`
  return { title, contents, wording: /^log/i.test(what) ? contents.join(', ') : sentence }
}

/** What is in the area, as one sentence: 'Minutes, driver roster and boiler cert due dates.' */
export function contentsOf({ contents }: Pick<MembersArea, 'contents'>): string {
  const [last = '', ...before] = contents.toReversed()
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last
  return list === '' ? '' : `${capitalise(list)}.`
}
