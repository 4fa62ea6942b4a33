/** 'Not Bairnsdale stop asking', 'the van lol': remarks that no page repeats. */
export const withoutHastyAsides = (text: string): string =>
  text
    .replace(/\(\s+(?=\S)/g, '(')
    .replace(/(?<=\S)\s+\)/g, ')')
    // 'Not wasps, people ring about wasps all day long'
    .replace(
      /,? (?:because )?people (?:always |keep )?(?:ring|ringing|ask|asking|call|calling)(?: me| us)? (?:about|for) [\p{L} ]{3,24} (?:all day(?: long)?|all the time|constantly|every (?:single )?day)(?=\s*(?:[.,;\n]|so\b|$))/giu,
      '',
    )
    // 'No solar I don’t do solar'
    .replace(/\bno (\p{L}+),? (?:I|we) don[’']?t do \1\b/giu, 'no $1')
    // '60$'
    .replace(/(?<![\d$.,])(\d[\d,]*(?:\.\d\d)?) ?\$(?!\s?\d)/g, '$$$1')
    .replace(/(\$\d+(?:\.\d+)?) dollars?\b/gi, '$1')
    .replace(/\b(\d+) dollar(?= (?:per|an?|each|for)\b)/gi, '$$$1')
    .replace(/\bextra (\d{2,3})(?= (?:each|per|an?) )/gi, 'extra $$$1')
    // 'A partner RTO, which has to be named in the footer'
    .replace(
      /, which (?:has to|must|should|needs to) be (?:named|shown|mentioned|stated|listed|written) (?:in|on|at) the (?:footer|header|top|bottom|front|page|site)\b/gi,
      '',
    )
    .replace(/,? (?:so )?(?:please |pls )?stop asking(?: me| us)?(?= *(?:[.!?,;\n]|$))/gi, '')
    .replace(
      / \((?:they|it|this|that|which) [^()\d$]*\b(?:forever|ages|never ending|lol|haha)\b[^()]*\)/gi,
      '',
    )
