import { Redirect } from '@agency/contract/redirect'
import { z } from 'zod'
import { listExport } from '../../exports/list-export.ts'
import { listRedirects } from './redirect-service.ts'

export const redirectExport = listExport({
  list: 'redirects',
  permission: 'projects:read',
  description: 'Old paths of the site and where each leads now, the newest first.',
  query: z.object({}),
  row: Redirect,
  columns: [
    ['Old path', ({ path }) => path],
    ['New path', ({ target }) => target],
    ['Active', ({ active }) => active],
    ['Uses', ({ uses }) => uses],
    ['Since (UTC)', ({ createdAt }) => createdAt],
  ],
  // A site has some dozens of redirects, which its list reads at once.
  read: async (db) => ({ rows: [await listRedirects(db)] }),
})
