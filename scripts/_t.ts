import { spawnSync } from 'node:child_process'
import { openTestPostgres } from '../tests/support/postgres.ts'
import { prepareTemplate } from '../tests/support/test-database.ts'

const p = await openTestPostgres(console.log)
console.log(p.description)
await prepareTemplate(p.url)
spawnSync('npx', ['vitest', 'run', '--project', 'api', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, AGENCY_TEST_SERVER: p.url },
})
await p.close()
