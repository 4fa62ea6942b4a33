import type { ProjectVersion, VersionContent } from '@agency/contract/project-version'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages, textsOf } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildProject } from '../../testing/sample-data.ts'
import { RoleProvider } from '../permissions.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

const { pictures: _, ...fields } = buildProject(1, { title: 'Kiln' })
const content = (change: Partial<VersionContent>): VersionContent => ({
  ...{ ...fields, embed: null, pictures: [] },
  ...change,
})
const contents: Record<number, VersionContent> = {
  1: content({
    content: '<h2>How</h2><p>Fired for nine hours.</p>',
    ...{ summary: 'In short.', problem: '<b>was it hard?</b>' },
  }),
  2: content({
    content: '<h2>How</h2><p>Fired for <strong>nine</strong> hours.</p>',
    ...{ summary: 'In short.', problem: '<b>was it hard?</b>' },
  }),
  3: content({
    content: '<h2>How</h2><p>Fired for ten hours.</p>',
    ...{ summary: 'In brief.', problem: '<b>was it cold?</b>' },
    ...{ active: false, pictures: ['a.webp'] },
  }),
}
const version = (number: number, change: Partial<ProjectVersion> = {}): ProjectVersion => ({
  ...{ number, madeAt: `2026-03-0${number}T00:00:00.000Z`, restored: null },
  ...{ madeBy: 'owner@emberlane.example', changes: [] },
  ...change,
})
const updatedAt = '2026-03-03T00:00:00.000Z'
const open = (changes: Responses = {}, role = 'owner') => {
  const onRestored = vi.fn()
  const responses: Responses = {
    'projects.versions': {
      updatedAt,
      rows: [
        version(3, { changes: ['summary', 'active'], restored: 1 }),
        version(2, { changes: ['content'], madeBy: null }),
        version(1),
      ],
    },
    'projects.version': ({ number }: { number: number }) => contents[number],
    ...changes,
  }
  const calls = renderStaff(
    <RoleProvider staffRole={role}>
      <VersionsDrawer project={{ id: 1, title: 'Kiln' }} onClose={() => {}} {...{ onRestored }} />
    </RoleProvider>,
    '/dashboard/projects',
    responses,
  )
  return { calls, responses, onRestored }
}
const drawer = page.getByRole('dialog', { name: 'Versions of Kiln' })
const button = (name: string) => drawer.getByRole('button', { name, exact: true })
const fieldsCompared = () => textsOf(page.getByCss('dialog dl dt'))
const compared = (label: string) =>
  page
    .getByCss('dialog dl > div')
    .elements()
    .find((element) => element.querySelector('dt')?.textContent === label)
    ?.querySelector('dd')

test('lists who saved what when, and what a version restored', async () => {
  open()
  await expect
    .element(drawer)
    .toMatchTextContent('Version 3, 3 Mar 2026, 11:00 am, by owner@emberlane.example')
  await expect.element(drawer).toMatchTextContent('Version 1 was restored.')
  await expect.element(drawer).toMatchTextContent('Changed: Summary, Active')
  await expect.element(drawer).toMatchTextContent('Version 2, 2 Mar 2026, 11:00 am, by the site')
})

test('compares the fields of two versions word by word', async () => {
  open()
  await button('Compare version 1').click()
  await expect.element(drawer.getByRole('combobox', { name: 'From' })).toHaveValue('1')
  await expect.element(drawer.getByRole('combobox', { name: 'To' })).toHaveValue('3')
  await expect
    .poll(fieldsCompared)
    .toEqual(['Summary', 'The Challenge', 'Project Details', 'Active', 'Pictures'])
  expect(compared('Summary')?.innerHTML).toMatch(
    /^In <del><span[^>]*>Removed: <\/span>short<\/del><ins><span[^>]*>Added: <\/span>brief<\/ins>\.$/,
  )
  // Markup that somebody typed into a plain text is text.
  expect(compared('The Challenge')?.textContent).toContain('<b>was it ')
  expect(compared('Project Details')?.textContent).toBe(
    'How\nFired for Removed: nineAdded: ten hours.',
  )
  expect(compared('Active')?.textContent).toBe('Removed: YesAdded: No')
  expect(compared('Pictures')?.textContent).toBe('Other pictures.')
})

test('says when only the formatting differs, or nothing does', async () => {
  open()
  await button('Compare version 1').click()
  await drawer.getByRole('combobox', { name: 'To' }).selectOptions('2')
  await expect.poll(fieldsCompared).toEqual(['Project Details'])
  expect(compared('Project Details')?.textContent).toBe('Only its formatting or links differ.')
  await drawer.getByRole('combobox', { name: 'From' }).selectOptions('2')
  await expect.element(drawer).toMatchTextContent('These versions are the same.')
})

test('a long text is shortened where nothing changed', async () => {
  const long = (end: string) => `${'A long story. '.repeat(80)}${end}`
  open({
    'projects.version': ({ number }: { number: number }) =>
      content({ description: long(number === 3 ? 'It ends well.' : 'It ends badly.') }),
  })
  await button('Compare version 2').click()
  await expect.poll(fieldsCompared).toEqual(['Overview'])
  const text = compared('Overview')?.textContent ?? ''
  expect(text).toContain(' … ')
  expect(text).toContain('Removed: badlyAdded: well')
  expect(text.length).toBeLessThan(300)
})

test('restores a version over the state that was listed, and reports a conflict', async () => {
  const { calls, responses, onRestored } = open({
    'projects.restoreVersion': errorResponse(409, 'Somebody else has changed this project.'),
  })
  const confirm = () =>
    page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true })
  await expect.element(button('Restore version 3')).not.toBeInTheDocument()
  await button('Restore version 1').click()
  await confirm().click()
  await expect.element(messages).toMatchTextContent('Somebody else has changed this project.')
  expect(onRestored).not.toHaveBeenCalled()
  const input = { id: 1, number: 1, updatedAt }
  expect(calls.find(({ name }) => name === 'projects.restoreVersion')?.input).toEqual(input)
  // What they saved is listed.
  await expect
    .poll(() => calls.filter(({ name }) => name === 'projects.versions').length)
    .toBeGreaterThan(1)
  responses['projects.restoreVersion'] = null
  await button('Restore version 1').click()
  await confirm().click()
  await expect.element(messages).toMatchTextContent('Version 1 of Kiln was restored')
  await expect.poll(() => onRestored).toHaveBeenCalledOnce()
})

test('viewers compare, and do not restore', async () => {
  open({}, 'viewer')
  await expect.element(button('Compare version 1')).toBeVisible()
  await expect.element(button('Restore version 1')).not.toBeInTheDocument()
})
