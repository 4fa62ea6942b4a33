import { NewPriceBook } from '@agency/contract/price-book'
import {
  BookVersionPage,
  BookVersionsRequest,
  LogoPicture,
  NewLogo,
  PreviewedBrief,
  PriceBookChange,
  StoredPriceBook,
} from '@agency/contract/price-book-calls'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import {
  addLogo,
  getLogo,
  listBookVersions,
  previewPriceBook,
  updatePriceBook,
} from './price-book-service.ts'
import { readPriceBook } from './read-price-book.ts'

const LogoId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a logo.') })

export const priceBookRouter = router({
  get: staffProcedure('priceBook:read')
    .output(StoredPriceBook)
    .query(({ ctx }) => readPriceBook(ctx.deps.db)),
  update: staffProcedure('priceBook:write')
    .input(PriceBookChange)
    .output(StoredPriceBook)
    .mutation(({ ctx, input }) => updatePriceBook(ctx.deps.db, ctx.staff, input)),
  versions: staffProcedure('priceBook:read')
    .input(BookVersionsRequest.prefault({}))
    .output(BookVersionPage)
    .query(({ ctx, input }) => listBookVersions(ctx.deps.db, input.cursor)),
  // A mutation only for its transport: a book is longer than a URL may be. It changes nothing.
  preview: staffProcedure('priceBook:read')
    .input(z.strictObject({ book: NewPriceBook }))
    .output(z.array(PreviewedBrief))
    .mutation(({ ctx, input }) => previewPriceBook(ctx.deps, input.book)),
  addLogo: staffProcedure('priceBook:write')
    .input(NewLogo)
    .output(LogoId)
    .mutation(({ ctx, input }) => addLogo(ctx.deps, ctx.staff, input)),
  logo: staffProcedure('priceBook:read')
    .input(LogoId)
    .output(LogoPicture)
    .query(({ ctx, input }) => getLogo(ctx.deps.db, input)),
})
