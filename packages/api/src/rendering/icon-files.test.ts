import { motifNames } from '@agency/concept-engine/imagery/motifs/find-motifs'
import { loadIcons } from '@agency/concept-engine/samples/load-icons'
import { expect, test } from 'vitest'
import { openIconFiles } from './icon-files.ts'

const readIcons = openIconFiles({ owner: '@agency/concept-engine/render-concept' })

test('reads the same icons from file offsets as from the parsed files', async () => {
  expect([...(await readIcons(motifNames))].sort()).toEqual([...loadIcons(motifNames)].sort())
})

test('skips unknown names', async () => {
  const names = ['ph:no-such', 'nowhere:goat', 'goat', '../x:goat', 'fluent-emoji-flat:goat']
  expect([...(await readIcons(names)).keys()]).toEqual(['fluent-emoji-flat:goat'])
})

test('returns nothing for no names', async () => {
  expect((await readIcons([])).size).toBe(0)
})
