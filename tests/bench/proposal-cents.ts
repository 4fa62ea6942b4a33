// 2,000 random proposals with clients' choices: the calls, the list and the document agree to the
// cent. PROPOSALS=20 for a first impression.
import { report } from '@agency/tools/bench/bench-report'
import { findWrongCents } from '../support/proposal-cents.ts'
import { openTestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const PROPOSALS = Number(process.env.PROPOSALS ?? 2_000)

const site = await openTestApp({ stages: quickStages })
const wrong = await findWrongCents(site, PROPOSALS)
await site.close()
for (const line of wrong.slice(0, 5)) console.log(' ', line)
report(
  { what: 'proposals with random prices and choices', ours: PROPOSALS },
  { what: 'places that show another amount', ours: wrong.length, atMost: 0 },
)
