import { anyone, router } from '../../trpc/trpc.ts'
import { createQuote, QuoteRequest } from './quote-service.ts'

export const quoteRouter = router({
  create: anyone
    .input(QuoteRequest)
    .mutation(({ ctx, input }) => createQuote(ctx.deps, input, ctx)),
})
