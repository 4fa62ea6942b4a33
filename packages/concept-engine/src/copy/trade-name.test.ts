import { describe, expect, it } from 'vitest'
import { openingTrade, tradeName } from './trade-name.ts'

describe('the trade', () => {
  it.each([
    ['Community legal service', 'Cordeaux Centre', 'Community legal service'],
    ['wig makers', 'Ruth & Daughter', 'wig makers'],
    ['Aquaculture', 'Broadwater Bend Oysters', 'Aquaculture'],
    ['Language services - Auslan', 'Handspan', 'Auslan language services'],
    ['Driving lessons for new people in Australia', 'Samira', 'Driving lessons'],
    ['Education – tutoring co-op', 'Northside Study', 'tutoring co-op'],
    ['bees, swarm removal', 'Mudgee Bees', 'bees, swarm removal'],
  ])('of the field %j at %j is %j', (industry, companyName, expected) => {
    expect(tradeName(industry, companyName)).toBe(expected)
  })

  it.each([
    ['gates', 'Pittock Gate Automation', 'gate automation'],
    ['water', 'dusty creek water carting', 'water carting'],
    ['Pianos', 'Vesely Piano Repairs Pty Ltd', 'piano repairs'],
  ])('of a field that names a thing (%j) is in the name %j: %j', (industry, companyName, trade) => {
    expect(tradeName(industry, companyName)).toBe(trade)
  })

  it.each([
    ['snakes', 'Col the Snake Bloke'],
    ['piano', 'Anton Vesely Pianos'],
    ['Horses', 'Jess Trelawny Farrier'],
    ['gates', 'Gate Pittock Automation'],
    ['timber', 'Yallourn Timber'],
    ['Tourism experience', 'Mallee Dawn Balloons'],
    ['Mums and bubs / health', 'Half Past Three'],
  ])('of %j at %j is not known', (industry, companyName) => {
    expect(tradeName(industry, companyName)).toBe('')
  })
})

describe('the trade with which a description begins', () => {
  it.each([
    ['Licensed snake catcher (DBCA WA), Mandurah, Pinjarra.', 'Licensed snake catcher'],
    ['Mobile gate automation. Install, repair, service.', 'Mobile gate automation'],
    ['We collect tyres, all sizes.', ''],
    ['Just me and the truck, 13,500 litre.', ''],
    ['Family business, third generation.', ''],
  ])('%j: %j', (description, expected) => {
    expect(openingTrade(description)).toBe(expected)
  })
})
