// Runs before every command, on whatever Node.js started npm: installs by the lock file when
// node_modules is missing or older. Plain JavaScript, because Node 20 cannot run TypeScript.
import { spawn } from 'node:child_process'
import { statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modifiedAt = (file) => {
  try {
    return statSync(path.join(root, file)).mtimeMs
  } catch {
    return 0
  }
}

const INSTALLED = 'node_modules/.package-lock.json'
if (
  modifiedAt(INSTALLED) < modifiedAt('package-lock.json') ||
  !modifiedAt('node_modules/.bin/node')
) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) {
    console.error(`Node.js 20 or newer is needed; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const startedAt = Date.now()
  const progress = setInterval(
    () => console.log(`Install   ${Math.round((Date.now() - startedAt) / 1000)} s ...`),
    10_000,
  )
  console.log('Install   npm ci (by the lock file)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  child.once('error', (error) => {
    console.error(`Install   npm could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('close', (code) => {
    clearInterval(progress)
    if (code !== 0) {
      console.error('Install   npm ci failed, see above')
      process.exit(1)
    }
    // A clone may date the lock file later than the installation that follows it.
    const now = new Date()
    utimesSync(path.join(root, INSTALLED), now, now)
    console.log(`Install   done in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  })
}
