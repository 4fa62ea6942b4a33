import { emptyBrief } from '@agency/contract/brief-values'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveDraft } from './brief-draft.ts'
import {
  companyOfPrefill,
  foldedFields,
  rememberDetails,
  startingValues,
} from './starting-values.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const ada = { name: 'Ada', email: 'ada@example.com', phone: '', companySize: '11-50' }

beforeEach(() => stored.clear())

test('remembers four contact details and no other answer', () => {
  rememberDetails({ ...emptyBrief, ...ada, companyName: 'Kettle', industry: 'Coffee' })
  expect(JSON.parse(stored.get('userDetails') ?? '')).toEqual(ada)
})

test('folds remembered valid answers, never empty or invalid ones', async () => {
  rememberDetails({ ...emptyBrief, ...ada, email: 'not an address' })
  const values = startingValues('')
  expect(values.email).toBe('not an address')
  expect(await foldedFields(values)).toEqual(['name', 'phone', 'companySize'])
})

test('folds nothing for a first visitor', async () => {
  expect(await foldedFields({ ...emptyBrief, ...ada })).toEqual([])
})

test('uses the gallery’s prefill once', () => {
  stored.set(
    'conceptPrefill',
    JSON.stringify({
      companyName: 'Kettle',
      websiteFor: 'Coffee',
      colorPalette: 'Teal',
      designStyle: 'Bold',
    }),
  )
  expect(startingValues('')).toMatchObject({
    companyName: 'Kettle',
    industry: 'Coffee',
    colorScheme: 'Teal',
    style: 'Bold',
  })
  expect(stored.has('conceptPrefill')).toBe(false)
  expect(startingValues('')).toEqual(emptyBrief)
})

test('names the company that the gallery or the query prefills, and no other', () => {
  saveDraft({ companyName: 'Draft & Co' })
  expect(companyOfPrefill('')).toBe('')
  stored.set('conceptPrefill', JSON.stringify({ companyName: 'Kettle' }))
  expect(companyOfPrefill('')).toBe('Kettle')
  expect(companyOfPrefill('?companyName=Voltaic')).toBe('Voltaic')
})

test('reads company, industry and one of the five styles from the query', () => {
  const values = startingValues('?companyName=Kettle&industry=Coffee&overallVibe=quite%20bold')
  expect(values).toMatchObject({ companyName: 'Kettle', industry: 'Coffee', style: 'Bold' })
  expect(startingValues('?overallVibe=Baroque').style).toBe('')
})

test('restores a draft after a reload, with the query taking precedence', () => {
  saveDraft({ companyName: 'Draft & Co', description: 'Half a sentence' })
  expect(startingValues('').companyName).toBe('Draft & Co')
  expect(startingValues('?companyName=Kettle')).toMatchObject({
    companyName: 'Kettle',
    description: 'Half a sentence',
  })
})

test('prefers a draft to the details of an earlier brief', () => {
  rememberDetails({ ...emptyBrief, ...ada })
  saveDraft({ name: 'Grace', email: 'grace@example.com' })
  expect(startingValues('')).toMatchObject({
    ...{ name: 'Grace', email: 'grace@example.com', companySize: '11-50' },
  })
})

test('treats broken storage as empty', () => {
  stored.set('userDetails', '{"name":')
  stored.set('generatorDraft', '[]')
  expect(startingValues('')).toEqual(emptyBrief)
})

test('drops a choice that the select does not offer', () => {
  rememberDetails({ ...emptyBrief, ...ada, companySize: 'a few of us' })
  expect(startingValues('').companySize).toBe('')
})
