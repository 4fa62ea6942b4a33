import type { Clause } from '../clauses/clause.ts'

/** Words for how a website looks. */
const DESIGN_WORDS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

const LOOKS_HEADING = /^(?:the )?(?:looks?|design|style|feel|vibe|appearance|colou?rs?)\b/i
/** 'Looks wise: greys and that milky green the water goes' */
const LOOKS_LABEL =
  /^(?:the |our )?(?:looks?|design|style|feel|vibe|appearance|colou?rs?)(?:[ -]?wise)?\s?[:–—-]\s?/i

/** What a description says of the website's appearance, clause by clause. */
export const designNotesIn = (clauses: readonly Clause[]): string =>
  clauses
    .filter(
      ({ role, text, heading, sentence }) =>
        role === 'looks' ||
        (role === 'website' &&
          (DESIGN_WORDS.test(text) || LOOKS_HEADING.test(heading) || LOOKS_LABEL.test(sentence))),
    )
    .map(({ text }) => text)
    .join('. ')
