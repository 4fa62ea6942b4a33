import createCache from '@emotion/cache'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPublicClient } from '../api/trpc.ts'
import { AppProviders, createPublicQueryClient } from '../app/app-providers.tsx'
import { session } from '../browser/session.ts'
import { StaffProviders } from '../dashboard/staff-providers.tsx'
import { STYLE_KEY } from '../theme/style-key.ts'
import { fakeCalls, type Responses } from './fake-calls.ts'

const initialUrl = location.href
const emotion = createCache({ key: STYLE_KEY, stylisPlugins: [] })
// Only development code warns of selectors such as :first-child.
emotion.compat = true
const undos: (() => void)[] = []

/** Removes what a test rendered and changed. */
export function cleanUp(): void {
  for (const undo of undos.splice(0)) undo()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', initialUrl)
}

/**
 * Renders a component inside the providers of every page, at this path. Returns the calls that it
 * makes, which are answered from `responses`.
 */
export function renderPublic(component: ReactNode, path: string, responses: Responses) {
  // A test that goes back stays on this page.
  history.pushState(null, '', path)
  const calls = fakeCalls(responses)
  const queries = createPublicQueryClient()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <AppProviders emotion={emotion} queries={queries} client={createPublicClient()}>
      {component}
    </AppProviders>,
  )
  undos.push(() => {
    root.unmount()
    queries.clear()
    container.remove()
  })
  return calls
}

const encodePart = (value: object) => btoa(JSON.stringify(value))
/** A login without an end. */
export const TOKEN = `${encodePart({})}.${encodePart({ email: 'owner@emberlane.example' })}.x`

/** The same inside the providers of the dashboard, logged in. */
export function renderStaff(component: ReactNode, path: string, responses: Responses) {
  session.login(TOKEN)
  undos.push(session.logout)
  return renderPublic(<StaffProviders>{component}</StaffProviders>, path, responses)
}
