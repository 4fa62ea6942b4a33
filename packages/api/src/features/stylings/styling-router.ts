import { anyone, router } from '../../trpc/trpc.ts'

/** Photos are sent by POST /api/images/style. */
export const stylingRouter = router({
  painter: anyone.query(({ ctx }) => ctx.deps.providers.style.kind),
})
