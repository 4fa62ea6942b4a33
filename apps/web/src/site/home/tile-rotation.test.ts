import { expect, test } from 'vitest'
import { firstTiles, rotateTile } from './tile-rotation.ts'

const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('shows six at a time', () => {
  expect(firstTiles(list).visible).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('puts the next item into the chosen place and wraps around', () => {
  let tiles = rotateTile(firstTiles(list), list, 2)
  expect(tiles.visible).toEqual(['a', 'b', 'g', 'd', 'e', 'f'])
  tiles = rotateTile(tiles, list, 0)
  expect(tiles.visible[0]).toBe('h')
  tiles = rotateTile(tiles, list, 5)
  expect(tiles.visible[5]).toBe('a')
})

test('never shows a concept twice', () => {
  let tiles = firstTiles(list)
  for (let round = 0; round < 50; round++) {
    tiles = rotateTile(tiles, list, (round * 5) % 6)
    expect(new Set(tiles.visible).size).toBe(6)
  }
})

test('changes nothing when there is nothing more to show', () => {
  const shortList = list.slice(0, 4)
  expect(rotateTile(firstTiles(shortList), shortList, 1).visible).toEqual(shortList)
})
