/** Longer names are not said again in a line of large type. */
const NAME_MAX = 36

/** What each action is with the name of whom it reaches; the first that fits. */
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

/** What a page ends with: its action, and whom it reaches where that reads well. */
export function closingLine(action: string, companyName: string): string {
  if (companyName === '' || companyName.length > NAME_MAX) return action
  const line = LINES.find(([pattern]) => pattern.test(action))?.[1]
  return line?.(companyName, action) ?? action
}
