import { anyone, router } from '../../trpc/trpc.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'

export const contactRouter = router({
  send: anyone
    .input(MessageRequest)
    .mutation(({ ctx, input }) => sendMessage(ctx.deps, input, ctx)),
})
