import type { AgencySettings } from '@agency/contract/settings'
import { xml } from './site-files.ts'
import { standalonePage } from './standalone-page.ts'

/** The page for a link to an estimate that no longer exists. */
export const expiredLinkPage = ({ name, email, phone }: AgencySettings) =>
  standalonePage({
    title: `This link has expired | ${name}`,
    heading: 'This link has expired',
    body: `<p>The estimate you are looking for is no longer at this address. We still have your estimate.</p>
<p>For a new link, write to <a href="mailto:${xml(email)}">${xml(email)}</a> from the address you gave us,
or call ${xml(phone)}. You can also <a href="/ai-generator">make a new concept and estimate</a>.</p>`,
  })
