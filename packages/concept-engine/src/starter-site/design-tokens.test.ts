import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { designTokens } from './design-tokens.ts'

const concept = createConcept(briefOf('We mill timber in Kyneton.'), 1)

interface Token {
  $type: string
  $value: unknown
}

/** The tokens by their paths, each with its own or its group's type (Design Tokens 2025.10, 6.4). */
function tokensIn(group: object, type = '', path = ''): [string, Token][] {
  const own = (group as { $type?: string }).$type ?? type
  if ('$value' in group) return [[path, { $type: own, $value: group.$value }]]
  return Object.entries(group).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : tokensIn(child, own, path ? `${path}.${name}` : name),
  )
}
const tokens = new Map(tokensIn(designTokens(concept)))

const isDimension = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'unit' in value &&
  ['px', 'rem'].includes(String(value.unit))
const isAlias = (value: unknown) => {
  const [, path = ''] = /^\{(.+)\}$/.exec(String(value)) ?? []
  return tokens.has(path)
}

interface Colour {
  colorSpace: string
  components: number[]
  hex: string
}

const isValid: Record<string, (value: never) => boolean> = {
  color: ({ colorSpace, components, hex }: Colour) =>
    colorSpace === 'srgb' &&
    components.length === 3 &&
    components.every((share) => share >= 0 && share <= 1) &&
    /^#[\da-f]{6}$/.test(hex),
  dimension: isDimension,
  fontFamily: (value: string) => typeof value === 'string' && value !== '',
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  typography: ({
    fontFamily,
    fontWeight,
    fontSize,
    letterSpacing,
    lineHeight,
  }: Record<string, never>) =>
    [fontFamily, fontWeight, fontSize].every(isAlias) &&
    isDimension(letterSpacing) &&
    typeof lineHeight === 'number',
}

test('has a type and a valid value for every token', () => {
  expect(tokens.size).toBeGreaterThan(50)
  for (const [path, { $type, $value }] of tokens)
    expect(isValid[$type]?.($value as never), `${path}: ${$type}`).toBe(true)
})

test('has no name with a character that the format reserves', () => {
  for (const path of tokens.keys()) expect(path).toMatch(/^[\w-]+(?:\.[\w-]+)+$/)
})

test('has the colours of the palette', () => {
  expect(tokens.get(`color.${concept.palette.scheme}.primary`)?.$value).toMatchObject({
    hex: concept.palette.primary,
  })
})
