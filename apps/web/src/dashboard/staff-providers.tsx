import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { trpc } from '../api/trpc.ts'
import { session } from '../browser/session.ts'
import { createStaffClient } from '../browser/staff-client.ts'
import { staffFetch } from '../browser/staff-fetch.ts'
import { ConfirmProvider } from '../ui/overlay/confirm.tsx'
import { ToastProvider } from '../ui/overlay/toasts.tsx'
import { PublicCacheContext } from './api/public-cache.ts'
import { ProofProvider } from './second-factor/proof.tsx'
import { createStaffQueryClient } from './staff-queries.ts'

/** Calls made inside have staff permissions and a separate cache. */
export function StaffProviders({ children }: { children: ReactNode }) {
  const publicCache = useQueryClient()
  const [queries] = useState(createStaffQueryClient)
  const [client] = useState(() => createStaffClient(staffFetch(session)))
  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <PublicCacheContext value={publicCache}>
          <ToastProvider>
            <ConfirmProvider>
              <ProofProvider>{children}</ProofProvider>
            </ConfirmProvider>
          </ToastProvider>
        </PublicCacheContext>
      </QueryClientProvider>
    </trpc.Provider>
  )
}
