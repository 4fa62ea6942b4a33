/** 'Not Bairnsdale stop asking', 'the van lol': remarks that no page repeats. */
export const withoutHastyAsides = (text: string): string =>
  text
    .replace(/,? (?:so )?(?:please |pls )?stop asking(?: me| us)?(?= *(?:[.!?,;\n]|$))/gi, '')
    .replace(
      / \((?:they|it|this|that|which) [^()\d$]*\b(?:forever|ages|never ending|lol|haha)\b[^()]*\)/gi,
      '',
    )
