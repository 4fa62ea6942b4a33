// kill -9 of the site 50 times while it delivers events to a receiver that fails in ten ways: each is
// delivered at least once, with a valid signature. KILLS=4 sets how often.
import { report } from '@agency/tools/bench/bench-report'
import { killWhileDelivering } from '../support/webhook-kills.ts'

const KILLS = Number(process.env.KILLS ?? 50)

const { acknowledged, received, errors } = await killWhileDelivering(KILLS)
for (const line of errors.slice(0, 5)) console.log(' ', line)
report(
  { metric: `events of ${KILLS} killed processes, delivered`, value: acknowledged, atLeast: KILLS },
  { metric: 'requests, each signed', value: received, atLeast: acknowledged },
  { metric: 'lost, forged or out of order', value: errors.length, atMost: 0 },
)
