import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { fitFields } from './fit-fields.ts'

test.each([
  [['DXF', 'DWG', 'PDF'], ['Upload a file (DXF, DWG or PDF)']],
  [
    ['Name', 'PDF', 'Quantity'],
    ['Name', 'Upload a file (PDF)', 'Quantity'],
  ],
  [['For a name'], ['Name']],
  [['Online joining', 'Please', 'Prices', 'Hours'], []],
  [
    ['Name', 'Hours of sleep'],
    ['Name', 'Hours of sleep'],
  ],
])('%j are the fields %j', (fields, expected) => {
  expect(fitFields(fields)).toEqual(expected)
})

test('a list of what the website should have is no form', () => {
  const { forms } = readBrief(
    briefOf(
      'Volunteer toy library in Moe. Joining means a PDF you print. So: online joining, please, plus prices and hours.',
    ),
  )
  expect(forms.flatMap(({ fields }) => fields).join()).not.toMatch(/Prices|Hours|Please/)
})
