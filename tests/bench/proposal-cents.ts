// 2,000 random proposals with clients' choices: the calls, the list and the document agree to the
// cent. PROPOSALS=20 for a first impression.
import { report } from '@agency/tools/bench/bench-report'
import { findWrongAmounts } from '../support/proposal-cents.ts'
import { openTestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const PROPOSALS = Number(process.env.PROPOSALS ?? 2_000)

const site = await openTestApp({ stages: quickStages })
const errors = await findWrongAmounts(site, PROPOSALS)
await site.close()
for (const line of errors.slice(0, 5)) console.log(' ', line)
report(
  { metric: 'proposals with random prices and choices', value: PROPOSALS },
  { metric: 'places that show another amount', value: errors.length, atMost: 0 },
)
