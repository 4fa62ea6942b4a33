import type { Scope } from './scope.ts'

const unique = (items: string[]) => [...new Set(items)]

/** What the price takes for granted; it follows from the scope. */
export const assumptionsOf = ({ pages, languages, features, stakeholders }: Scope): string[] => [
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
