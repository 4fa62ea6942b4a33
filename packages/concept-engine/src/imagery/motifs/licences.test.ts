import { readFileSync } from 'node:fs'
import fluent from '@iconify-json/fluent-emoji-flat/info.json' with { type: 'json' }
import game from '@iconify-json/game-icons/info.json' with { type: 'json' }
import phosphor from '@iconify-json/ph/info.json' with { type: 'json' }
import tabler from '@iconify-json/tabler/info.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { iconSets } from './icon-sets.ts'

const sets = { 'fluent-emoji-flat': fluent, 'game-icons': game, ph: phosphor, tabler }
const root = new URL('../../../../../', import.meta.url)
const page = readFileSync(new URL('docs/licences-of-pictures.md', root), 'utf8')
const terms = readFileSync(new URL('apps/web/src/site/legal/terms-page.tsx', root), 'utf8')

test('documents every icon set with the licence stated in its package', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('@iconify'))
  expect(rows).toHaveLength(Object.keys(iconSets).length)
  for (const [name, { license }] of Object.entries(sets)) {
    const row = rows.find((line) => line.includes(`@iconify-json/${name}\``))
    expect(row, name).toContain(license.title)
  }
})

test('credits the icon authors in the terms', () => {
  expect(game.license.spdx).toBe('CC-BY-3.0')
  expect(terms).toMatch(
    /Game-icons\.net by Lorc, Delapouite and contributors \(Creative Commons Attribution 3\.0\)/,
  )
  for (const author of [/Fluent Emoji by Microsoft/, /Phosphor Icons/, /Tabler Icons/])
    expect(terms).toMatch(author)
})
