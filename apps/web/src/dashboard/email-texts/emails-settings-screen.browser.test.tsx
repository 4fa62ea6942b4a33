import type { EmailTemplate } from '@agency/contract/email-template'
import { defaultEmailTexts, type EmailText, emailTextKeys } from '@agency/contract/email-texts'
import { staffEmailTextKeys } from '@agency/contract/staff-email-texts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import EmailsSettingsScreen from './emails-settings-screen.tsx'

const PATH = '/dashboard/settings/emails'
const template: EmailTemplate = {
  ...{ id: 4, name: 'First answer', subject: 'Thank you, {{first_name}}' },
  ...{ text: 'Hello {{first_name}},', updatedAt: '2026-11-01T00:00:00.000Z' },
}
const texts: EmailText[] = emailTextKeys.map((key) => ({
  ...{ key, ...defaultEmailTexts[key], changedAt: null },
}))
const changed = texts.map((text) =>
  text.key === 'message'
    ? { ...text, heading: 'It has arrived', changedAt: '2026-11-02T00:00:00.000Z' }
    : text,
)
const preview = {
  ...{ subject: 'We have your message', from: 'Emberlane', replyTo: 'hello@emberlane.example' },
  ...{ text: 'As plain text', html: '<html><body style=""><p>As a page</p></body></html>' },
}
const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'emailTemplates.list': [template],
    'emailTemplates.deleted': [],
    'emailTexts.list': texts,
    'emailTexts.preview': preview,
    ...changes,
  }
  return { calls: renderStaff(<EmailsSettingsScreen />, PATH, responses), responses }
}
const callsOf = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('lists that cannot be loaded can be retried, and an empty one says what templates are', async () => {
  const { responses } = open({ 'emailTemplates.list': errorResponse() })
  await expect.element(page.getByText('Failed to load templates')).toBeVisible()
  responses['emailTemplates.list'] = []
  await button('Try again').click()
  await expect.element(page.getByText('No templates yet')).toBeVisible()
})

test('a template is added, changed and deleted', async () => {
  const { calls } = open({
    ...{ 'emailTemplates.create': template, 'emailTemplates.update': template },
    'emailTemplates.delete': null,
  })
  await button('Add template').click()
  await page.getByLabelText('Name').fill('After a call')
  await page.getByLabelText('Subject').fill('Our call')
  await page.getByRole('textbox', { name: 'Text' }).fill('Thank you.')
  await button('Add template').last().click()
  await expect.element(messages).toMatchTextContent('The template “After a call” was saved')
  expect(callsOf(calls, 'emailTemplates.create')).toEqual([
    { name: 'After a call', subject: 'Our call', text: 'Thank you.' },
  ])
  await button('Edit First answer').click()
  await page.getByLabelText('Subject').fill('Thank you')
  await button('Save changes').click()
  await expect
    .poll(() => callsOf(calls, 'emailTemplates.update'))
    .toMatchObject([{ id: 4, updatedAt: template.updatedAt, subject: 'Thank you' }])
  await button('Delete First answer').click()
  await expect
    .poll(() => callsOf(calls, 'emailTemplates.delete'))
    .toEqual([{ id: 4, updatedAt: template.updatedAt }])
})

test('a deletion can be undone in its message, and afterwards in the list', async () => {
  const { calls, responses } = open({
    ...{ 'emailTemplates.delete': null, 'emailTemplates.restore': { name: 'First answer 2' } },
  })
  await button('Delete First answer').click()
  await expect.element(messages).toMatchTextContent('The template “First answer” was deleted')
  responses['emailTemplates.deleted'] = [{ ...template, deletedAt: template.updatedAt }]
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect.element(messages).toMatchTextContent('The template “First answer 2” is back')
  const trash = page.getByRole('region', { name: 'Recently deleted' })
  await trash.getByRole('button', { name: 'Restore First answer' }).click()
  await expect.poll(() => callsOf(calls, 'emailTemplates.restore')).toEqual([{ id: 4 }, { id: 4 }])
})

test('the name of another template is reported at its field', async () => {
  const taken = errorResponse(409, 'Another template has this name.', [
    { path: 'name', message: 'Another template has this name.' },
  ])
  open({ 'emailTemplates.update': taken })
  await button('Edit First answer').click()
  await button('Save changes').click()
  await expect
    .element(page.getByRole('link', { name: 'Another template has this name.' }))
    .toBeVisible()
})

test('an automatic email is changed with a preview, and goes back to the original', async () => {
  const { calls, responses } = open({ 'emailTexts.save': changed, 'emailTexts.reset': texts })
  await button('Edit: After a message from the contact form').click()
  await expect.element(page.getByText('As a page')).toBeVisible()
  await expect.element(button('Use the original')).not.toBeInTheDocument()
  await page.getByLabelText('Heading').fill('It has arrived')
  await expect
    .poll(() => callsOf(calls, 'emailTexts.preview').at(-1))
    .toMatchObject({ key: 'message', heading: 'It has arrived' })
  await button('Save text').click()
  await expect.element(messages).toMatchTextContent('The text was saved')
  await expect.element(page.getByText(/^.*Changed \d/)).toBeVisible()
  responses['emailTexts.list'] = changed
  await button('Edit: After a message from the contact form').click()
  await button('Use the original').click()
  await button('Use the original').last().click()
  await expect.element(messages).toMatchTextContent('The original text is used again')
  expect(callsOf(calls, 'emailTexts.reset')).toEqual([{ key: 'message' }])
})

test('an email to staff is changed as well, and needs no opening', async () => {
  const { calls } = open({ 'emailTexts.save': texts })
  const staffTexts = page.getByRole('region', {
    name: 'Automatic emails to you and your colleagues',
  })
  await expect.element(staffTexts.getByRole('listitem')).toHaveLength(staffEmailTextKeys.length)
  await button('Edit: Weekly summary').click()
  await page.getByText('Insert a variable').click()
  await button('{{period}}').click()
  const opening = page.getByRole('textbox', { name: 'Opening (optional)' })
  await expect.element(opening).toHaveValue('{{period}}')
  await opening.fill('')
  await page.getByLabelText('Heading').fill('Good morning')
  await button('Save text').click()
  await expect
    .poll(() => callsOf(calls, 'emailTexts.save'))
    .toMatchObject([{ key: 'staff_weekly_summary', opening: '', heading: 'Good morning' }])
})

test('a text that cannot be sent keeps the last preview, with the reason', async () => {
  const { responses } = open()
  await button('Edit: With an estimate that somebody asked for').click()
  await expect.element(page.getByText('As a page')).toBeVisible()
  responses['emailTexts.preview'] = errorResponse(400, 'Invalid', [
    { path: 'heading', message: 'There is no variable {{nme}}.' },
  ])
  await page.getByLabelText('Heading').fill('For {{nme}}')
  await expect.element(page.getByText('There is no variable {{nme}}.')).toBeVisible()
  await expect.element(page.getByText('As a page')).toBeVisible()
})
