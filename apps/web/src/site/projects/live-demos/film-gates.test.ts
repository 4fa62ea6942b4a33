import { expect, test } from 'vitest'
import {
  checkTake,
  cutListOf,
  FILM_SECONDS,
  gateOf,
  gates,
  type Progress,
  shots,
  signOff,
  takesAt,
  untouched,
} from './film-gates.ts'

const [gertrude, smith, brunswick] = shots

/** Signs off the takes of these ids, one after the other. */
const signAll = (shot: typeof smith, ids: readonly string[]): Progress =>
  ids.reduce<Progress>((progress, id) => {
    const take = takesAt(shot, progress, gateOf(progress) ?? 'voice').find((each) => each.id === id)
    if (!take) throw new Error(`No take ${id}`)
    return signOff(shot, progress, take)
  }, untouched)

test('moves a shot on by one gate for each take that is signed off', () => {
  expect(gateOf(untouched)).toBe('frame')
  expect(gateOf(signAll(smith, ['A']))).toBe('still')
  expect(gateOf(signAll(smith, ['A', 'B', 'A', 'A']))).toBeUndefined()
})

test('refuses an invented street sign and stays at the gate', () => {
  const progress = signAll(smith, ['A', 'A'])
  expect(gateOf(progress)).toBe('still')
  expect(progress.refusals[0]?.reason).toContain('“Smythe St” is invented')
})

test('makes a refused take again with the sign of the photograph', () => {
  const progress = signAll(smith, ['A', 'A'])
  expect(takesAt(smith, progress, 'still')[0]).toMatchObject({ id: 'A2', sign: 'Smith St' })
  expect(gateOf(signAll(smith, ['A', 'A', 'A2']))).toBe('motion')
})

test('refuses a tram of another route', () => {
  expect(signAll(brunswick, ['A']).refusals[0]?.reason).toContain('shows 96')
})

test('refuses a last frame in another light', () => {
  expect(signAll(gertrude, ['A', 'A', 'B']).refusals[0]?.reason).toContain('at dusk')
})

test('refuses a voice that is too long for the frame, and allows it in a longer one', () => {
  const [, slow] = smith.takes.voice
  expect(checkTake(smith, slow, 8)?.reason).toContain('room for 7.5 s')
  expect(checkTake(smith, slow, 10)).toBeUndefined()
})

test('passes each take that was made again', () => {
  for (const shot of shots) {
    for (const first of ['A', 'B']) {
      let progress = untouched
      for (let step = 0; step < 8; step += 1) {
        const gate = gateOf(progress)
        if (!gate) break
        const take = takesAt(shot, progress, gate).find(({ id }) => id.startsWith(first))
        if (take) progress = signOff(shot, progress, take)
      }
      expect(gateOf(progress)).toBeUndefined()
    }
  }
})

test('gives each street one invented sign among its two stills', () => {
  for (const { takes, reference } of shots) {
    expect(takes.still.filter(({ sign }) => sign !== reference.sign)).toHaveLength(1)
  }
  expect(gates).toHaveLength(4)
})

test('cuts finished shots only, one after the other, within the film', () => {
  const close = signAll(gertrude, ['B', 'A', 'A', 'A'])
  const wide = signAll(brunswick, ['A', 'A2', 'A', 'B', 'A'])
  expect(cutListOf([close, untouched, wide])).toEqual([
    { street: 'Gertrude St', start: 0, seconds: 8 },
    { street: 'Brunswick St', start: 8, seconds: 10 },
  ])
  expect(10 * shots.length).toBeLessThanOrEqual(FILM_SECONDS)
})
