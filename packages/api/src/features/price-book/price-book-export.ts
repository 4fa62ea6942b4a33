import { PriceLine, priceLinesOf } from '@agency/contract/price-book-lines'
import { z } from 'zod'
import { dollarsOf, listExport } from '../../exports/list-export.ts'
import { readPriceBook } from './read-price-book.ts'

export const priceBookExport = listExport({
  list: 'priceBook',
  permission: 'priceBook:read',
  description: 'The hourly rates, and the hours of each piece of work, in the current price book.',
  query: z.object({}),
  row: PriceLine,
  columns: [
    ['Name', ({ name }) => name],
    ['Part of the book', ({ path }) => path],
    ['Offered', ({ isOffered }) => isOffered],
    [
      'Rate an hour (AUD before GST)',
      ({ hourlyCents }) => (hourlyCents === null ? null : dollarsOf(hourlyCents)),
    ],
    ['Hours', ({ quarterHours }) => (quarterHours === null ? null : quarterHours / 4)],
  ],
  read: async (db) => {
    const { book } = await readPriceBook(db)
    return { rows: [priceLinesOf(book)] }
  },
})
