import { anyone, router } from '../../trpc/trpc.ts'
import { getSettings } from './settings-service.ts'

export const settingsRouter = router({
  agency: anyone.query(async ({ ctx }) => (await getSettings(ctx.deps.db)).agency),
})
