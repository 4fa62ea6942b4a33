import { ApiKey, CreatedApiKey, NewApiKey } from '@agency/contract/api-key'
import { z } from 'zod'
import { provenProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-key-service.ts'

export const apiKeyRouter = router({
  list: staffProcedure('apiKeys:read')
    .output(z.array(ApiKey))
    .query(({ ctx }) => listApiKeys(ctx.deps.db)),
  create: provenProcedure('apiKeys:write')
    .input(NewApiKey)
    .output(CreatedApiKey)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps.db, ctx.staff, input)),
  revoke: staffProcedure('apiKeys:write')
    .input(z.object({ id: z.int32().positive() }))
    .output(z.array(ApiKey))
    .mutation(({ ctx, input }) => revokeApiKey(ctx.deps.db, input)),
})
