import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { expect, test } from 'vitest'
import {
  emptySelection,
  matchesSelection,
  optionsOf,
  queryOf,
  selectionFromQuery,
  toggleValue,
} from './concept-filters.ts'

const concept = (parts: Partial<GalleryConcept>): GalleryConcept => ({
  id: 1,
  conceptId: 'a',
  companyName: 'Kettle',
  industry: 'Coffee',
  overallVibe: 'Bold',
  imageUrl: '/a.png',
  thumbnailUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageAlt: '',
  hasLivePage: false,
  websiteFor: 'Coffee',
  designStyle: 'Bold',
  businessType: 'B2C',
  colorPalette: 'Teal',
  pageType: 'Home',
  pictures: [],
  createdAt: '2026-01-01T00:00:00Z',
  ...parts,
})

test('matches any value within a group', () => {
  const selection = { ...emptySelection, style: ['Bold', 'Modern'] }
  expect(matchesSelection(concept({}), selection)).toBe(true)
  expect(matchesSelection(concept({ designStyle: 'Corporate' }), selection)).toBe(false)
})

test('needs every group that has a selection', () => {
  const selection = { style: ['Bold'], businessType: [], industry: ['Law'] }
  expect(matchesSelection(concept({}), selection)).toBe(false)
  expect(matchesSelection(concept({ websiteFor: 'Law' }), selection)).toBe(true)
})

test('leaves out a concept without a business type while that filter is on', () => {
  const selection = { ...emptySelection, businessType: ['B2C'] }
  expect(matchesSelection(concept({ businessType: undefined }), selection)).toBe(false)
  expect(matchesSelection(concept({ businessType: undefined }), emptySelection)).toBe(true)
})

test('offers distinct non-empty values with their counts', () => {
  const concepts = [
    concept({}),
    concept({}),
    concept({ designStyle: '' }),
    concept({ designStyle: 'Art' }),
  ]
  expect(optionsOf(concepts, 'style', emptySelection)).toEqual([
    { value: 'Art', count: 1 },
    { value: 'Bold', count: 2 },
  ])
})

test('counts only concepts that match what is selected in the other groups', () => {
  const concepts = [
    concept({}),
    concept({ designStyle: 'Art', businessType: 'B2B' }),
    concept({ designStyle: 'Art' }),
  ]
  const selection = { style: ['Bold'], businessType: ['B2B'], industry: [] }
  expect(optionsOf(concepts, 'style', selection)).toEqual([
    { value: 'Art', count: 1 },
    { value: 'Bold', count: 0 },
  ])
  expect(optionsOf(concepts, 'businessType', selection)).toEqual([
    { value: 'B2B', count: 0 },
    { value: 'B2C', count: 1 },
  ])
})

test('round-trips a selection through the address', () => {
  const selection = toggleValue(
    toggleValue(emptySelection, 'industry', 'Food & Drink'),
    'style',
    'Bold',
  )
  expect(selectionFromQuery(queryOf(selection))).toEqual(selection)
  expect(toggleValue(selection, 'style', 'Bold').style).toEqual([])
})
