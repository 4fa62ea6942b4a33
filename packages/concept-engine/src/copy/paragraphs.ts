import type { Facts, Statement } from '../reading/facts.ts'

/**
 * Statements grouped by the paragraphs or lines in which the client wrote them, in the order of the
 * brief. What stands in a paragraph belongs together: its second sentence often depends on the
 * first.
 */
export function paragraphsOf(
  statements: readonly Statement[],
  { text, statements: all }: Pick<Facts, 'text' | 'statements'>,
): Statement[][] {
  const paragraphs: Statement[][] = []
  for (const statement of all) {
    if (!statements.includes(statement)) continue
    const last = paragraphs.at(-1)?.at(-1)
    const isSameParagraph =
      last !== undefined &&
      last.heading === statement.heading &&
      last.span[1] > 0 &&
      last.span[0] <= statement.span[0] &&
      !text.slice(last.span[0], statement.span[0]).includes('\n')
    if (isSameParagraph) paragraphs.at(-1)?.push(statement)
    else paragraphs.push([statement])
  }
  return paragraphs
}
