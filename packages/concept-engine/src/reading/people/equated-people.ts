/** 'Three of us (Brad = owner, trimmer 26 yrs, me = office, Toby = canvas)': who does what. */
const EQUATED_PEOPLE =
  /\s?\((\p{Lu}[\p{L}’'-]+ = [^()\n]*?(?:, [\p{L}’'-]+ = [^()\n]*?)+)\)([.!]?)/gu
/** A description in which people who stand in brackets with what they do are a list. */
export const withPeopleListed = (text: string) =>
  text.replace(EQUATED_PEOPLE, (_bracket, row: string, stop: string) => {
    const people = row.split(/, (?=[\p{L}’'-]+ = )/u).filter((part) => /^\p{Lu}/u.test(part))
    return `${stop}\n\nPeople:\n${people.map((part) => `- ${part.replace(' = ', ', ')}`).join('\n')}\n\n`
  })
