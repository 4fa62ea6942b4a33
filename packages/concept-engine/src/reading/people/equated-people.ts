import { capitalise } from '../english/sentences.ts'

/** 'Three of us (Brad = owner, trimmer 26 yrs, me = office, Toby = canvas)': who does what. */
const EQUATED_PEOPLE =
  /\s?\((\p{Lu}[\p{L}’'-]+ = [^()\n]*?(?:, [\p{L}’'-]+ = [^()\n]*?)+)\)([.!]?)/gu
/** A description in which people who stand in brackets with what they do are a list. */
export const withPeopleListed = (text: string) =>
  text.replace(EQUATED_PEOPLE, (_bracket, row: string, stop: string) => {
    const people = row.split(/, (?=[\p{L}’'-]+ = )/u).filter((part) => /^\p{Lu}/u.test(part))
    return `${stop}\n\nPeople:\n${people.map((part) => `- ${part.replace(' = ', ', ')}`).join('\n')}\n\n`
  })

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}"
const DUTY = '\\(\\p{Ll}[^()\\d$]{2,40}\\)'
/** 'no legal names: Maul Keating (president), Tess Tosterone (coach)': each with what they do. */
const PEOPLE_WITH_DUTIES = new RegExp(
  `[^\\S\\n]?[:–—-][^\\S\\n](${NAME} ${DUTY}(?:(?:, and |,? and |, |; )${NAME}(?: ${DUTY})?)+)[.]?(?=\\s|$)`,
  'gu',
)
/** 'Crew - Dazza, Siosaia, young Mick, Tanya (dispatch).' */
const NAMED_CREW = new RegExp(
  `(?<=^|\\n|[.!?]\\s)(?:(?:our|the) )?(?:crew|team|staff|people|volunteers|committee|who we are|who[’']s who|coaches|instructors|drivers)(?: (?:is|are))?[^\\S\\n]?[:=–—-][^\\S\\n]((?:\\p{Ll}{3,5} )?${NAME}(?: \\([^()\\n]{2,40}\\))?(?:(?:, and |,? and |,? & |, |; )(?:\\p{Ll}{3,5} )?${NAME}(?: \\([^()\\n]{2,40}\\))?){1,12})[.]?(?=\\s|$)`,
  'giu',
)
/** 'staff profiles (Dr Anjali Perera, Principal; Rob Tedesco, Field Manager; team of nine)' */
const PROFILES =
  /\b(?:staff|team|people|practitioner|clinician|coach|teacher)s?(?: profiles?| bios?| page)\s?(?:\(|: )((?:(?:Dr|Prof|Mrs?|Ms) )?\p{Lu}[^();\n]{2,40}, \p{L}[^();\n]{2,40}(?:; [^();\n]{3,60})+)\)?/gu
const MIN_DUTIES = 2
const inList = (row: string) =>
  row
    .split(/(?:, and |,? and |,? & |, |; )(?![^()]*\))/u)
    .map((part) => `- ${capitalise(part.trim()).replace(/ \(([^()]+)\)$/u, ', $1')}`)
    .join('\n')
/** A description in which a row of people with what they do is a list below its own heading. */
export const withCrewListed = (text: string): string =>
  text
    .replace(PROFILES, (_profiles, row: string) => {
      const people = row.split('; ').filter((part) => /^(?:\p{L}+ )?\p{Lu}.*, /u.test(part))
      return `staff profiles\n\nPeople:\n${people.map((part) => `- ${part}`).join('\n')}\n\n`
    })
    .replace(NAMED_CREW, (_row, row: string) => {
      const people = inList(row).split('\n')
      // Without their duties they are named in a sentence.
      if (people.filter((line) => line.includes(', ')).length < MIN_DUTIES)
        return `Our team: ${row}.`
      return `\n\nPeople:\n${people.join('\n')}\n\n`
    })
    .replace(PEOPLE_WITH_DUTIES, (_row, row: string) => `.\n\nPeople:\n${inList(row)}\n\n`)
