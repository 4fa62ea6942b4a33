/** 'Not Bairnsdale stop asking', 'the van lol': remarks that no page repeats. */
export const withoutHastyAsides = (text: string): string =>
  text
    .replace(/\(\s+(?=\S)/g, '(')
    // 'sorry but thats mining for ya'
    .replace(
      /,? (?:sorry,? )?but (?:that[’']?s|its|it[’']?s) [\p{L} ]{3,24} for (?:ya|you)(?=\s*(?:[.,;!\n]|$))/giu,
      '',
    )
    // '… tell people about concerts. The next are'
    .replace(
      /\b(\p{Ll}{3,}s)([^.!?\n]{0,12}[.!?]\s+)the next (?:ones )?(?=are\b)/giu,
      (_next, things: string, between: string) => `${things}${between}The next ${things} `,
    )
    // 'Card only since the business with Ted'
    .replace(
      /,? (?:ever )?since (?:the|that|our) (?:business|incident|trouble|thing|drama|episode|fuss|argument|theft|break-?in) (?:with|about|over|last|in)\b[^.,;\n]*/giu,
      '',
    )
    // 'At Granville, hall name still not fix', 'in January, date will come'
    .replace(
      /,? (?:(?:the )?(?:\p{L}+ )?(?:hall|venue|room|place|date|time|name|speaker|details?)(?: name)? )(?:is |are )?(?:still )?(?:not (?:yet )?(?:fix(?:ed)?|decided|confirmed|booked|known|set|sure)(?: yet)?|will (?:come|follow)(?: later)?|to come|to follow|tba|tbc|to be (?:confirmed|advised|announced))(?=\s*(?:[.,;)\n]|$))/giu,
      '',
    )
    // 'A certificate, not an actual bat lol'
    .replace(
      /,? (?:and |but )?not an? (?:actual|real|literal|proper) [^.,;:\n]{2,24}?(?: lol| haha\p{L}*)(?=[.,;!\n]|$)/giu,
      '',
    )
    // 'Needs flat ground – please do a little diagram'
    .replace(
      /(?<=\p{L}{3}[^\n.]{8,}) [–—-] (?:please|pls|plz|can you|could you) (?:do|draw|make|put|add|include|show|use|have|say|write|mention)\b[^.\n]*/giu,
      '',
    )
    // 'Fresh Meat – sorry we now call it "Learn to Roll"'
    .replace(
      /(?<=^|\s)[^\n.,;:]{3,30}? ?(?:[–—-] ?|, |\()(?:sorry,? )?(?:we |it[’']s |is |which is )?now (?:call(?:ed)?|known as)(?: it)? ["“]([^"“”\n]{3,40})["”]\)?/giu,
      '$1',
    )
    // 'We sell through another ticket site so just link'
    .replace(
      /,? so (?:please )?just (?:link|a link|put a link|link to (?:it|that|them))(?=[.!\n]|$)/giu,
      '',
    )
    // 'Jumping castle we used to have, we don’t have it anymore, somebody backed over it'
    .replace(
      /(?<=^|[.!?]\s|\n)[^.!?\n]{3,40} we used to (?:have|do|sell|offer|run),? we (?:don[’']?t|do not) (?:have|do|sell|offer|run) (?:it|them|that|those) (?:any ?more|now)[^.!?\n]*[.!?]?/giu,
      '',
    )
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
    // '13 June – venue TBA, waiting on landholder' keeps a single mark.
    .replace(/ [–—-],\s*(?=\p{L})/gu, ' – ')
    .replace(/,? (?:so )?(?:please |pls )?stop asking(?: me| us)?(?= *(?:[.!?,;\n]|$))/gi, '')
    .replace(
      / \((?:they|it|this|that|which) [^()\d$]*\b(?:forever|ages|never ending|lol|haha)\b[^()]*\)/gi,
      '',
    )
