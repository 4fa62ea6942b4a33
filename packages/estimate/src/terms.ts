import { LANGUAGES_MOST, PAGES_MOST, type Scope } from './scope.ts'

const unique = (items: string[]) => [...new Set(items)]

/** What was asked for and is more than a price without a conversation can hold. */
const limitsOf = ({ said }: Scope): string[] => [
  ...(said.pages > PAGES_MOST
    ? [
        `You asked for ${said.pages} pages. This price covers the first ${PAGES_MOST}; a site of that size needs a conversation first, so please talk to us.`,
      ]
    : []),
  ...(said.languages > LANGUAGES_MOST
    ? [
        `You asked for ${said.languages} languages. This price covers ${LANGUAGES_MOST}; please talk to us about the others.`,
      ]
    : []),
]

/** What the price takes for granted; it follows from the scope. */
export const assumptionsOf = (scope: Scope): string[] => assumed(scope).concat(limitsOf(scope))

const assumed = ({ pages, languages, features, stakeholders }: Scope): string[] => [
  `${pages.length === 1 ? 'One page' : `${pages.length} pages`}${languages > 1 ? ` in ${languages} languages` : ''}, as listed in the proposal.`,
  stakeholders === 1
    ? 'One person on your side decides, within two working days.'
    : `Up to ${stakeholders + 1} people on your side agree on each stage, within a week.`,
  'Two rounds of changes at each stage. We show rough work early, so that they are enough.',
  ...features.flatMap(({ name, assumes }) => (assumes ? [`${name}: ${assumes}`] : [])),
  'You own everything we make for you, from the day it is paid.',
]

/** What others charge for, or what is work of its own. */
export const exclusionsOf = ({ languages, features }: Scope): string[] =>
  unique([
    'Hosting and domain fees, which you pay at cost',
    'Photography, film and licences for typefaces or music',
    ...(languages > 1 ? ['Translation itself; we place and check what your translators send'] : []),
    ...features.flatMap(({ excludes }) => (excludes ? [excludes] : [])),
    'Changes after the four weeks of care, unless you add care for a year',
  ])
