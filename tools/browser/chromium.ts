import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

export interface FoundChromium {
  path: string
  description: string
}

/** The shell has no window and starts no second renderer for each page: half the CPU time. */
const EXECUTABLES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_WITHIN_MS = 180_000

function findInstalled(): string | undefined {
  const dirs = (process.env.PATH ?? '').split(path.delimiter)
  const files = dirs.flatMap((dir) => EXECUTABLES.map((name) => path.join(dir, name)))
  return [...files, ...INSTALL_PATHS].find((file) => existsSync(file))
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
  return findInstalled()
}

/**
 * CHROMIUM_PATH, otherwise one on the machine, otherwise Playwright's download, otherwise Debian's
 * package when run as root. Throws a single-line error if there is none.
 */
export function findChromium(print: (line: string) => void): FoundChromium {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`CHROMIUM_PATH names no file: ${configuredPath}`)
    return { path: configuredPath, description: `${configuredPath} (CHROMIUM_PATH)` }
  }
  const installedPath = findInstalled()
  if (installedPath) return { path: installedPath, description: installedPath }
  const playwrightPath = chromium.executablePath()
  if (existsSync(playwrightPath))
    return { path: playwrightPath, description: 'Playwright’s Chromium' }
  print('Chromium  none on this machine, downloading Playwright’s ...')
  const downloadedPath = downloadByPlaywright()
  if (downloadedPath)
    return { path: downloadedPath, description: 'Playwright’s Chromium (downloaded)' }
  print('Chromium  no download, trying Debian’s package ...')
  const debianPath = installFromDebian()
  if (debianPath) return { path: debianPath, description: `${debianPath} (Debian’s package)` }
  throw new Error(
    'No Chromium: set CHROMIUM_PATH, install Chromium or Chrome, or run once with network for Playwright’s.',
  )
}
