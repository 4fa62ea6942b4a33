// npm run bench: what the product withstands and how fast it is; `npm run bench -- NAME ...` for some.
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { openSitePostgres } from '../tests/support/postgres.ts'
import { prepareTemplate } from '../tests/support/test-database.ts'
import { build } from './build.ts'

const root = path.dirname(import.meta.dirname)
const dir = path.join(root, 'tests/bench')
const all = (await readdir(dir)).map((file) => path.basename(file, '.ts')).sort()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  process.exit(1)
}

await build(root)
const postgres = await openSitePostgres()
let failed = 0
try {
  await prepareTemplate(postgres.url)
  for (const name of asked.length > 0 ? asked : all) {
    const code = await new Promise((resolve) => {
      spawn(process.execPath, [path.join(dir, `${name}.ts`)], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, AGENCY_TEST_SERVER: postgres.url },
      }).once('exit', resolve)
    })
    if (code !== 0) failed += 1
  }
} finally {
  await postgres.close()
}
process.exit(failed === 0 ? 0 : 1)
