// kill -9 of the site 50 times while a proposal is accepted and sealed: none is lost, none is
// accepted twice, and no email is missing or duplicated. KILLS=4 sets how often.
import { connect } from '@agency/db/connect'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { killWhileAccepted } from '../support/proposal-kills.ts'

const KILLS = Number(process.env.KILLS ?? 50)

const dir = await makeTemporaryDir('proposal-kills')
const database = await createTestDatabase(testServerUrl())
const connection = connect({ url: database.url, onError: () => {} })
const location = { databaseUrl: database.url, dataDir: dir.path }
const { acceptedCount, errors } = await killWhileAccepted(location, connection.db, KILLS)
await connection.close()
await database.drop()
await dir.remove()

for (const line of errors.slice(0, 5)) console.log(' ', line)
report(
  { metric: `accepted of ${KILLS} interrupted by a kill`, value: acceptedCount, atLeast: 1 },
  { metric: 'lost, accepted twice, or with wrong emails', value: errors.length, atMost: 0 },
)
