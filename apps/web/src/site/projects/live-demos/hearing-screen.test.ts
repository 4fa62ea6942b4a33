import { describe, expect, test } from 'vitest'
import { adviseOn, envelopeOf, gainOf, TONE_SECONDS, tones } from './hearing-screen.ts'

describe('the tones', () => {
  test('are six, each quieter than the last', () => {
    expect(tones).toHaveLength(6)
    const levels = tones.map(({ level }) => level)
    expect(levels).toEqual([...new Set(levels)].sort((a, b) => b - a))
  })

  test('are played as loud as the ear needs at their pitch, and never loud', () => {
    const [low] = tones
    if (!low) throw new Error('no tones')
    // 20 dB are ten times the amplitude.
    expect(gainOf({ ...low, level: low.level + 20 })).toBeCloseTo(10 * gainOf(low))
    expect(gainOf({ ...low, threshold: low.threshold + 20 })).toBeCloseTo(10 * gainOf(low))
    for (const tone of tones) {
      expect(gainOf(tone)).toBeGreaterThan(0)
      expect(gainOf(tone)).toBeLessThan(0.1)
    }
  })

  test('begin and end in silence, without a click', () => {
    for (const tone of tones) {
      const points = envelopeOf(tone)
      expect(points[0]).toEqual({ time: 0, gain: 0 })
      expect(points.at(-1)?.gain).toBe(0)
      expect(points.at(-1)?.time).toBeCloseTo(TONE_SECONDS)
      for (const [index, { time, gain }] of points.entries()) {
        const before = points[index - 1]
        if (before && before.gain !== gain) expect(time - before.time).toBeGreaterThan(0.02)
      }
    }
  })
})

describe('the advice', () => {
  const missing = (...indexes: number[]) => adviseOn(tones.map((_, i) => !indexes.includes(i)))

  test('is to wait a year after all six', () => {
    expect(missing()).toMatch(/again in a year/)
  })

  test('names soft sounds, if only tones below 35 decibels were missed', () => {
    expect(missing(4)).toMatch(/f and s/)
    expect(missing(4, 5)).toMatch(/f and s/)
  })

  test('is a full test, if a tone of 35 decibels or more was missed', () => {
    expect(missing(3)).toMatch(/full hearing test soon/)
    expect(missing(0, 5)).toMatch(/full hearing test soon/)
  })
})
