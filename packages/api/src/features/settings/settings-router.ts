import { ProviderStatuses } from '@agency/contract/ai-providers'
import { PublicSettings, SettingsChange, StoredSettings } from '@agency/contract/settings'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { getProviderStatuses } from '../ai-providers/ai-provider-service.ts'
import { getPublicSettings, getSettings, updateSettings } from './settings-service.ts'

export const settingsRouter = router({
  agency: publicProcedure.output(PublicSettings).query(({ ctx }) => getPublicSettings(ctx.deps.db)),
  get: staffProcedure('settings:read')
    .output(StoredSettings)
    .query(({ ctx }) => getSettings(ctx.deps.db)),
  update: staffProcedure('settings:write')
    .input(SettingsChange)
    .output(StoredSettings)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps.db, input, ctx.staff)),
  providers: staffProcedure('settings:read')
    .output(ProviderStatuses)
    .query(({ ctx }) => getProviderStatuses(ctx.deps)),
})
