/** Longer names are not repeated in a line of large type. */
const NAME_MAX = 36

/** A line for each kind of action, with the name of the business; the first match is used. */
const LINES: [action: RegExp, line: (name: string, action: string) => string][] = [
  [/^Get in touch$/, (name) => `Talk to ${name}`],
  [/^(?:Call|Ring|Phone)\b/, (name) => `Call ${name}`],
  [/^Text\b/, (name) => `Text ${name}`],
  [/^Email\b/, (name) => `Write to ${name}`],
  [/^WhatsApp\b/, (name) => `Message ${name}`],
  [/^Ask for a quote$/, (name) => `Ask ${name} for a quote`],
  [/^(?:Get|Request) a quote$/, (name) => `Get a quote from ${name}`],
  [/^Order online$/, (name) => `Order from ${name}`],
  [/^Donate$/, (name) => `Donate to ${name}`],
  [/^Join$/, (name) => `Join ${name}`],
  [/^Enrol$/, (name) => `Enrol with ${name}`],
  [/^Volunteer$/, (name) => `Lend ${name} a hand`],
  [
    /^(?:Book|Request|Arrange|Reserve)\b/,
    (name, action) => `${action.replace(/ online$/, '')} with ${name}`,
  ],
]

/**
 * The last line of the page: its call to action and, if it reads well, the name of the business.
 */
export function closingLine(action: string, companyName: string): string {
  if (companyName === '' || companyName.length > NAME_MAX) return action
  const line = LINES.find(([pattern]) => pattern.test(action))?.[1]
  return line?.(companyName, action) ?? action
}
