/** A description that says by name who 'me', 'dad' or 'my wife' is: 'Dad (Anton) has tuned pianos'. */
export const withBracketedNames = (text: string): string =>
  text
    // 'So it’s me (Ruth) and my daughter Talia and we make wigs'
    .replace(
      /(?<!\p{L})(?:so )?it['’]s (?:just )?me \((\p{Lu}\p{Ll}+)\),? and (my \p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+),? and we (?=\p{Ll})/giu,
      'I’m $1, and $2 and I ',
    )
    // 'It’s me (Tui), my partner Anneke and a ute'
    .replace(/(?<!\p{L})(it['’]s (?:just )?me) \((\p{Lu}\p{Ll}+)\), (?=my )/giu, '$1, $2, ')
    // 'Family run, me (Dom) and my brother drive' begins another statement.
    .replace(
      /,? (?<!\p{L}|\b(?:now|then|just|it[’']?s|also|only) )me \((\p{Lu}\p{Ll}+)\) and (?=my \p{L}+(?: \p{Lu}\p{Ll}+)? \p{Ll})/gu,
      '. $1 and ',
    )
    // 'Dad (Anton) has tuned pianos'
    .replace(
      /(?<=^|[.!?\n]\s*)(?:my |our )?(?:dad|mum|father|mother|husband|wife|brother|sister|partner|son|daughter|uncle|aunt) \((\p{Lu}\p{Ll}+)\)(?= (?:has|is|does|was|will|can|\p{Ll}{3,}s)\b)/giu,
      '$1',
    )
    // 'Been at it 22 years, me (Grant) and two blokes'
    .replace(/(?<!\p{L})me \((\p{Lu}\p{Ll}+)\)(?= and (?!my\b))/giu, '$1')
    // 'Me (Jen) 24 years'
    .replace(/(?<!\p{L})me \((\p{Lu}\p{Ll}+)\),?(?=\s(?!and\b))/giu, '$1,')
