import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

export interface FoundChromium {
  path: string
  description: string
}

/** The shell has no window and starts no second renderer for each page: half the CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_WITHIN_MS = 180_000

function onMachine(): string | undefined {
  const dirs = (process.env.PATH ?? '').split(path.delimiter)
  const files = dirs.flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
  return [...files, ...PLACES].find((file) => existsSync(file))
}

function downloadByPlaywright(): string | undefined {
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_WITHIN_MS,
    shell: process.platform === 'win32',
  })
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 120_000 })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: 'ignore',
    env,
    timeout: 300_000,
  })
  return onMachine()
}

/**
 * CHROMIUM_PATH, otherwise one on the machine, otherwise Playwright's download, otherwise Debian's
 * package when run as root. Throws a single-line error if there is none.
 */
export function findChromium(say: (line: string) => void): FoundChromium {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
    return { path: given, description: `${given} (CHROMIUM_PATH)` }
  }
  const present = onMachine()
  if (present) return { path: present, description: present }
  const kept = chromium.executablePath()
  if (existsSync(kept)) return { path: kept, description: 'Playwright’s Chromium' }
  say('Chromium  none on this machine, downloading Playwright’s ...')
  const downloaded = downloadByPlaywright()
  if (downloaded) return { path: downloaded, description: 'Playwright’s Chromium (downloaded)' }
  say('Chromium  no download, trying Debian’s package ...')
  const installed = installFromDebian()
  if (installed) return { path: installed, description: `${installed} (Debian’s package)` }
  throw new Error(
    'No Chromium: set CHROMIUM_PATH, install Chromium or Chrome, or run once with network for Playwright’s.',
  )
}
