import { expect, test } from 'vitest'
import { film as lorimer } from '../case-study/live-demos/lorimer-shots.ts'
import { film as bakery } from '../services/live-demos/bakery-shots.ts'
import { cutTo, fitInto, frameAt, languages, momentAt, type Shape, secondsOf } from './film.ts'

const films = [lorimer, bakery]
const allShapes: Shape[] = ['wide', 'square', 'tall']

test('a film has every length that it is offered in, with its shots in their order', () => {
  for (const { shots, lengths } of films) {
    for (const length of lengths) {
      const cut = cutTo(shots, length)
      expect(secondsOf(cut)).toBe(length)
      expect(cut).toEqual(shots.filter((shot) => cut.includes(shot)))
    }
  }
})

test('a shorter cut keeps the shots that matter most', () => {
  for (const { shots, lengths } of films) {
    for (const length of lengths) {
      const cut = cutTo(shots, length)
      const lastKept = Math.max(...cut.map(({ rank }) => rank))
      const left = shots.filter((shot) => !cut.includes(shot))
      expect(left.every(({ rank }) => rank > lastKept)).toBe(true)
    }
  }
})

test('a shot lasts its time, and the last one stays', () => {
  for (const { shots } of films) {
    let start = 0
    for (const [index, shot] of shots.entries()) {
      expect(momentAt(shots, start)).toEqual({ index, shot, start, progress: 0 })
      expect(momentAt(shots, start + shot.seconds - 0.01)?.index).toBe(index)
      start += shot.seconds
    }
    expect(momentAt(shots, start)).toMatchObject({ index: shots.length - 1, progress: 1 })
  }
  expect(momentAt([], 0)).toBeUndefined()
})

test('the camera never looks beyond the drawing, and keeps its subject in every shape', () => {
  for (const { shots, size } of films) {
    for (const shot of shots) {
      for (const shape of allShapes) {
        for (const progress of [0, 0.5, 1]) {
          const { x, y, width, height } = frameAt(shot, progress, shape, size)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(size.width + 1e-9)
          expect(y + height).toBeLessThanOrEqual(size.height + 1e-9)
          const subject = shot.from.x + (shot.to.x - shot.from.x) * progress
          expect(subject).toBeGreaterThanOrEqual(x)
          expect(subject).toBeLessThanOrEqual(x + width)
        }
      }
    }
  }
})

test('a shape fills the screen in one direction and is in its middle', () => {
  const screen = { width: 480, height: 270 }
  expect(fitInto(screen, 'wide')).toEqual({ x: 0, y: 0, ...screen })
  expect(fitInto(screen, 'square')).toEqual({ x: 105, y: 0, width: 270, height: 270 })
  expect(fitInto(screen, 'tall')).toMatchObject({ y: 0, height: 270, width: 151.875 })
})

test('every shot has a caption in every language, and says which of its parts no camera saw', () => {
  for (const { shots } of films) {
    for (const { captions } of shots) {
      const texts = languages.map(([language]) => captions[language])
      expect(new Set(texts).size).toBe(languages.length)
    }
    expect(shots.some(({ generated }) => generated)).toBe(true)
  }
})
