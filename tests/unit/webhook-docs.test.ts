import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { webhookPayloads } from '@agency/contract/webhook-events'
import { expect, test } from 'vitest'

const guide = await readFile(path.resolve(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')
const sections = [...guide.matchAll(/^### `([a-z.]+)`$([\s\S]*?)^```json$([\s\S]*?)^```$/gm)].map(
  ([, type = '', , json = '']) => ({ type, json }),
)

test('the guide has each type of event, in the order of the contract', () => {
  expect(sections.map(({ type }) => type)).toEqual(Object.keys(webhookPayloads))
})

test.each(sections)('the example of $type is a payload, with every field', ({ type, json }) => {
  const example = JSON.parse(json)
  expect(example.type).toBe(type)
  const parsed = webhookPayloads[type as keyof typeof webhookPayloads].parse(example)
  // Fields that the contract does not have would be dropped.
  expect(parsed).toEqual(example)
})
