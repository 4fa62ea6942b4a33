import { expect, test } from 'vitest'
import { firstTiles, rotated } from './tile-rotation.ts'

const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('shows six at a time', () => {
  expect(firstTiles(list).shown).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('puts the next item into the chosen place and wraps around', () => {
  let tiles = rotated(firstTiles(list), list, 2)
  expect(tiles.shown).toEqual(['a', 'b', 'g', 'd', 'e', 'f'])
  tiles = rotated(tiles, list, 0)
  expect(tiles.shown[0]).toBe('h')
  tiles = rotated(tiles, list, 5)
  expect(tiles.shown[5]).toBe('a')
})

test('never shows a concept twice', () => {
  let tiles = firstTiles(list)
  for (let turn = 0; turn < 50; turn++) {
    tiles = rotated(tiles, list, (turn * 5) % 6)
    expect(new Set(tiles.shown).size).toBe(6)
  }
})

test('changes nothing when there is nothing more to show', () => {
  const few = list.slice(0, 4)
  expect(rotated(firstTiles(few), few, 1).shown).toEqual(few)
})
