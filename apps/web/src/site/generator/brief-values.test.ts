import { INVALID_BUSINESS_TYPE } from '@agency/contract/brief'
import { fieldOfIssue, toBrief } from '@agency/contract/brief-values'
import { expect, test } from 'vitest'
import { BriefForm } from './brief-schema.ts'

const answers = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  companyName: 'Kettle',
  businessType: 'Both',
  companySize: '11-50',
  industry: 'Coffee',
  colorScheme: 'Teal',
  style: 'Bold',
  description: 'We roast.',
}

test('maps the form to the call, with the key visual elements empty', () => {
  expect(toBrief(answers, true)).toEqual({
    userName: 'Ada',
    userEmail: 'ada@example.com',
    phone: '',
    companyName: 'Kettle',
    employeeCount: '11-50',
    businessType: 'Both',
    industry: 'Coffee',
    mainGoal: 'We roast.',
    overallVibe: 'Bold',
    colorFeel: 'Teal',
    keyVisualElements: '',
    showInGallery: true,
  })
})

test.each(Object.keys(answers).filter((field) => field !== 'phone'))(
  'refuses a brief without %s',
  (field) => {
    const result = BriefForm.safeParse({ ...answers, [field]: '' })
    expect(result.error?.issues[0]?.path).toEqual([field])
  },
)

test('reports a wrong business type in the documented words', () => {
  const result = BriefForm.safeParse({ ...answers, businessType: 'B2G' })
  expect(result.error?.issues[0]?.message).toBe(INVALID_BUSINESS_TYPE)
})

test('maps an issue of the call to its form field', () => {
  expect(fieldOfIssue('mainGoal')).toBe('description')
  expect(fieldOfIssue('idempotencyKey')).toBeUndefined()
})
