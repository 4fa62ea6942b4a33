import { ProviderStatuses } from '@agency/contract/ai-providers'
import { PublicSettings, SettingsChange, StoredSettings } from '@agency/contract/settings'
import { anyone, router, staff } from '../../trpc/trpc.ts'
import { getProviderStatuses } from '../ai-providers/ai-provider-service.ts'
import { getPublicSettings, getSettings, updateSettings } from './settings-service.ts'

export const settingsRouter = router({
  agency: anyone.output(PublicSettings).query(({ ctx }) => getPublicSettings(ctx.deps.db)),
  get: staff.output(StoredSettings).query(({ ctx }) => getSettings(ctx.deps.db)),
  update: staff
    .input(SettingsChange)
    .output(StoredSettings)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps.db, input, ctx.staff)),
  providers: staff.output(ProviderStatuses).query(({ ctx }) => getProviderStatuses(ctx.deps)),
})
