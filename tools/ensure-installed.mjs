// Runs before every command, on whatever Node.js started npm: installs from the lock file if
// node_modules is missing or older. Plain JavaScript, because Node 20 cannot run TypeScript.
import { spawn } from 'node:child_process'
import { realpathSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './machine-lock.mjs'

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)))
const modifiedAt = (file) => {
  try {
    return statSync(path.join(root, file)).mtimeMs
  } catch {
    return 0
  }
}

const INSTALLED = 'node_modules/.package-lock.json'
const isInstalled = () =>
  modifiedAt(INSTALLED) >= modifiedAt('package-lock.json') &&
  modifiedAt('node_modules/.bin/node') > 0

function fail(message) {
  console.error(message)
  process.exit(1)
}

function install() {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const progress = setInterval(() => console.log(`Install   ${seconds()} s ...`), 10_000)
  console.log('Install   npm ci (by the lock file)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  // When it is asked to stop, this process holds the lock until npm has exited.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`Install   npm could not be started: ${error.message}`))
    child.once('close', (code) => {
      clearInterval(progress)
      if (code !== 0) fail('Install   npm ci failed, see above')
      // Cloning may give the lock file a later date than the installation that follows.
      const now = new Date()
      utimesSync(path.join(root, INSTALLED), now, now)
      console.log(`Install   done in ${seconds()} s`)
      resolve()
    })
  })
}

if (!isInstalled()) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Node.js 20 or newer is needed; this is ${process.versions.node}.`)
  // npm ci empties node_modules first: two concurrent runs would delete each other's files.
  const release = await acquireLock(`install ${root}`, {
    onWait: () => console.log('Install   waiting for another process that is installing here'),
  })
  if (!isInstalled()) await install()
  release()
}
