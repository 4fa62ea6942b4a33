import { capitalise } from '../english/sentences.ts'
import { isWord } from '../english/spelling.ts'

/** 'Three of us (Brad = owner, trimmer 26 yrs, me = office, Toby = canvas)': who does what. */
const EQUATED_PEOPLE =
  /\s?\((\p{Lu}[\p{L}’'-]+ = [^()\n]*?(?:, [\p{L}’'-]+ = [^()\n]*?)+)\)([.!]?)/gu
/** A description in which people who stand in brackets with what they do are a list. */
export const withPeopleListed = (text: string) =>
  text.replace(EQUATED_PEOPLE, (_bracket, row: string, stop: string) => {
    const people = row.split(/, (?=[\p{L}’'-]+ = )/u).filter((part) => /^\p{Lu}/u.test(part))
    return `${stop}\n\nPeople:\n${people.map((part) => `- ${part.replace(' = ', ', ')}`).join('\n')}\n\n`
  })

const NAME =
  "\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|van|der|von|la|le|da|di) ){0,2}\\p{Lu}[\\p{L}’'-]+){0,2}"
const DUTY = '\\([^()$\\n]{2,110}\\)'
const NEXT = '(?:, and |,? and |,? & |, |; )'
/** Where the row ends: with its sentence or its line. */
const END = '(?:[.](?=\\s|$)|(?=[^\\S\\n]*(?:\\n|$)))'
/** Words as they are written within a sentence, at its beginning, and in a heading. */
const inAnyCase = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [word, capitalise(word), word.toUpperCase()])
    .join('|')
/**
 * 'no legal names: Maul Keating (president), Tess Tosterone (coach)', 'Team: me (curls), Jas
 * (greys), Lottie, 2nd year apprentice': each with what they do.
 */
const PEOPLE_WITH_DUTIES = new RegExp(
  `(?:(?<=\\S)[^\\S\\n]?[:–—-][^\\S\\n]|(?<=^|\\n|[.!?][^\\S\\n]))((?:me ${DUTY}, )?${NAME} ${DUTY}(?:${NEXT}${NAME}(?: ${DUTY})?)+(?:${NEXT}${NAME}, \\p{L}?[^.;\\n]{3,80}|${NEXT}${NAME} \\p{Ll}[^.,;\\n]{3,30}|, \\p{Ll}[^.,;\\n]{3,30})?)${END}`,
  'gu',
)
/** 'Crew - Dazza, Siosaia, young Mick, Tanya (dispatch).' */
const NAMED_CREW = new RegExp(
  `(?<=^|\\n|[.!?]\\s)(?:(?:${inAnyCase('our|the')}) )?(?:${inAnyCase('crew|team|staff|people|volunteers|committee|who we are|coaches|instructors|drivers')})(?: (?:is|are))?[^\\S\\n]?[:=–—-][^\\S\\n]((?:\\p{Ll}{3,5} )?${NAME}(?: \\([^()\\n]{2,40}\\))?(?:${NEXT}(?:\\p{Ll}{3,5} )?${NAME}(?: \\([^()\\n]{2,40}\\))?){1,12})${END}`,
  'gu',
)
const PROFILE = `(?:(?:Dr|Prof|Mrs?|Ms|Assoc Prof) )?${NAME}, \\p{L}[^;\\n]{2,60}?`
/** 'staff profiles (Dr Anjali Perera, Principal; Rob Tedesco, Field Manager; team of nine)' */
const PROFILES = new RegExp(
  `(?:\\b(?:${inAnyCase('staff|team|people|practitioner|clinician|coach|teacher')})s?(?: profiles?| bios?| page)\\s?(?:\\(|: )|(?<=^|\\n|[.!?] )(?<office>${inAnyCase('principal|director|owner|manager|principals|directors|partners|owners|clinicians|practitioners|team|staff')}): )(?<row>${PROFILE}; (?:${PROFILE}; )*(?:${PROFILE}|[^;.\\n()]{3,40}))(?:\\)|${END})`,
  'gu',
)
const IS_PROFILE = new RegExp(`^${PROFILE}$`, 'u')
const MIN_DUTIES = 2
/** 'Kirra here', 'I’m Gwen': who 'me' is. */
const WRITER =
  /\b(?:I[’']m|I am|[Mm]y name is) (\p{Lu}\p{Ll}+)(?![\p{L}])|(?<!\p{L})(\p{Lu}\p{Ll}{2,}) here(?=[,. ])/u
const peopleIn = (row: string) =>
  row.split(/(?:, and |,? and |,? & |, |; )(?![^()]*\))(?=(?:\p{Ll}{2,5} )?\p{Lu})/u)
const listed = (people: readonly string[]) =>
  people
    .map((part) => {
      const person = capitalise(part.trim())
        .replace(/ \(([^()]+)\)$/u, (_bracket, duty: string) => `, ${duty.replace(/; /g, ', ')}`)
        // 'Leanne front desk'
        .replace(/^(\p{Lu}[\p{L}’'-]+) (?=\p{Ll}[^,]*$)/u, '$1, ')
      return `- ${person}`
    })
    .join('\n')
const belowHeading = (people: readonly string[]) => `\n\nPeople:\n${listed(people)}\n\n`
/** A description in which a row of people with what they do is a list below its own heading. */
export function withCrewListed(text: string): string {
  const [, own, here] = WRITER.exec(text) ?? []
  const writer = own ?? here
  return text
    .replace(PROFILES, (profiles, ...match) => {
      const { office = '', row = '' } = match.at(-1)
      const people = row.split('; ').filter((part: string) => IS_PROFILE.test(part))
      if (people.length < MIN_DUTIES) return profiles
      // 'Principal: Aroha Tipene, licensed surveyor' says two things of her.
      const [first = '', ...others] = people
      const isOfFirst = /^(?:principal|director|owner|manager)$/i.test(office)
      return `${office === '' ? 'staff profiles' : ''}${belowHeading([
        isOfFirst ? first.replace(', ', `, ${office.toLowerCase()}, `) : first,
        ...others,
      ])}`
    })
    .replace(PEOPLE_WITH_DUTIES, (whole, row: string) => {
      const people = peopleIn(
        row
          .replace(/^me(?= \()/u, writer ?? '')
          // '…, Bernadette (tests), casuals'
          .replace(/\), \p{Ll}[^().]*$/u, ')'),
      ).filter((person) => /^\s?(?:\p{Ll}+ )?\p{Lu}/u.test(person))
      // 'Services (stockpiles, surveys), Capability (equipment)' are pages.
      const isNamed = people.some(
        (person) => !isWord((/\p{L}+/u.exec(person)?.[0] ?? '').toLowerCase()),
      )
      return !isNamed || people.filter((person) => person.includes('(')).length < MIN_DUTIES
        ? whole
        : `${/^[\s\S]?[:–—-]/u.test(whole) ? '.' : ''}${belowHeading(people)}`
    })
    .replace(NAMED_CREW, (_row, row: string) => {
      const people = peopleIn(row)
      // Without their duties they are named in a sentence.
      return people.filter((person) => person.includes('(')).length < MIN_DUTIES
        ? `Our team: ${row}.`
        : belowHeading(people)
    })
}

const OFFICE_WORD = inAnyCase(
  'president|pres|captain|chair|chairman|chairwoman|chairperson|secretary|treasurer|coordinator|co-ordinator|manager|director|principal|coach|estimator|foreman|supervisor|accounts|bookings|counter|technical|workshop|office|reception|receptionist|front desk|scheduling|dispatch|editor|librarian|patron|registrar|instructor|driver|chef|cook|baker|vet|nurse|admin|sales|service|spare parts|quotes|estimating|enquiries|designer|installer|safety|operations',
)
const OFFICE_RANK = inAnyCase(
  'vice|deputy|assistant|head|chief|general|office|club|shop|junior|senior|toy|toys|race|volunteer|practice|operations|production|workshop|technical|sales|project|site|farm|kitchen|front',
)
const OFFICE = `(?:(?:${OFFICE_RANK})[ -]){0,2}(?:${OFFICE_WORD})`
const TITLED_NAME = `(?:(?:Mrs?|Ms|Miss|Dr|Prof) )?${NAME}`
const OFFICE_HOLDER = `${OFFICE}(?: is|,|:| [–—-])? ${TITLED_NAME}(?: \\([^()\\n]{2,80}\\)|, \\d+ (?:yrs|years)\\b)?`
/** 'Officers: President, Judith Orme; Captain, Tao Nguyen', 'Pres is Shanelle, treasurer Arvind' */
const OFFICE_HOLDERS = new RegExp(
  `(?<=^|\\n[^\\S\\n]*(?:[-–—•*·] )?|[.!?:] )(?:(?:${inAnyCase('our|the')}) )?(?:(?:${inAnyCase('officers|office bearers|committee|team|staff|people|crew|contacts')})(?: are)?[:,] )?(?<row>${OFFICE_HOLDER}(?:(?:; |, |\\. )(?:and )?(?:the |our )?${OFFICE_HOLDER})+)${END}`,
  'gu',
)
const OFFICE_PART = new RegExp(
  `(?<office>${OFFICE})(?: is|,|:| [–—-])? (?<name>${TITLED_NAME})(?: \\((?<duty>[^()\\n]{2,80})\\)|, (?<years>\\d+ (?:yrs|years)\\b))?`,
  'gu',
)
const OFFICE_NAMES: Record<string, string> = { pres: 'president' }
/** A description in which people who stand behind their offices are a list below its own heading. */
export const withOfficesListed = (text: string): string =>
  text.replace(OFFICE_HOLDERS, (...match) => {
    const { row = '' } = match.at(-1)
    const people = [...row.matchAll(OFFICE_PART)].map(({ groups = {} }) => {
      const { office = '', name = '', duty, years } = groups
      const role = OFFICE_NAMES[office.toLowerCase()] ?? office.toLowerCase()
      return `- ${[name, role, duty, years].filter(Boolean).join(', ')}`
    })
    return `\n\nPeople:\n${people.join('\n')}\n\n`
  })
