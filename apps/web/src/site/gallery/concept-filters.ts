import type { GalleryConcept } from '@agency/contract/gallery-concept'

/** The filter groups, in the order of the bar, and how each reads a concept's value. */
export const filterGroups = [
  { key: 'style', label: 'Style', readValue: (concept: GalleryConcept) => concept.designStyle },
  {
    key: 'businessType',
    label: 'Business type',
    readValue: (concept: GalleryConcept) => concept.businessType ?? '',
  },
  {
    key: 'industry',
    label: 'Industry',
    readValue: (concept: GalleryConcept) => concept.websiteFor,
  },
] as const

export type FilterKey = (typeof filterGroups)[number]['key']
export type Selection = Record<FilterKey, string[]>

export const emptySelection: Selection = { style: [], businessType: [], industry: [] }

/**
 * Distinct non-empty values of a group, each with the number of concepts that have it and match
 * what is selected in the other groups.
 */
export function optionsOf(concepts: GalleryConcept[], key: FilterKey, selection: Selection) {
  const group = filterGroups.find((each) => each.key === key)
  const inOthers = { ...selection, [key]: [] }
  const counts = new Map<string, number>()
  for (const concept of concepts) {
    const value = group?.readValue(concept)
    if (!value) continue
    counts.set(value, (counts.get(value) ?? 0) + (matchesSelection(concept, inOthers) ? 1 : 0))
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => a.value.localeCompare(b.value, 'en-AU'))
}

/** Matches any selected value within a group, and every group that has a selection. */
export const matchesSelection = (concept: GalleryConcept, selection: Selection) =>
  filterGroups.every(({ key, readValue }) => {
    const selected = selection[key]
    return selected.length === 0 || selected.includes(readValue(concept))
  })

/** The selection in a URL's query. */
export const selectionFromQuery = (search: string): Selection => {
  const query = new URLSearchParams(search)
  return {
    style: query.getAll('style'),
    businessType: query.getAll('businessType'),
    industry: query.getAll('industry'),
  }
}

export const queryOf = (selection: Selection) => {
  const query = new URLSearchParams()
  for (const { key } of filterGroups) for (const value of selection[key]) query.append(key, value)
  return query.toString()
}

export const toggleValue = (selection: Selection, key: FilterKey, value: string): Selection => ({
  ...selection,
  [key]: selection[key].includes(value)
    ? selection[key].filter((other) => other !== value)
    : [...selection[key], value],
})
