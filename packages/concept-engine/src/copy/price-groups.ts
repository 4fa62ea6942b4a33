import { capitalise } from '../reading/english/sentences.ts'
import { lowered } from '../reading/prices/price-words.ts'
import type { DeckOffer } from './copy-deck.ts'

/** An entry below the heading of its group: 'Cuts, kids' of the group 'Cuts' is 'Kids'. */
export const entryInGroup = ({ title, group = '', ...entry }: DeckOffer): DeckOffer => ({
  ...entry,
  group,
  title: title.startsWith(`${group}, `) ? capitalise(title.slice(group.length + 2)) : title,
})

/**
 * An entry where no headings are shown: 'Household' of the group 'Scissors' is 'Scissors:
 * household'.
 */
export const withoutGroup = ({ group = '', ...entry }: DeckOffer): DeckOffer =>
  group === '' || entry.title.startsWith(group)
    ? entry
    : { ...entry, title: `${group}: ${lowered(entry.title)}` }
