import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@agency/db/embedded/server'
import { afterAll, beforeAll, expect, type TestContext } from 'vitest'
import { type SiteProcess, spawnSite, untilReady } from './site-process.ts'
import { makeTemporaryDir, type TemporaryDir } from './temporary-dir.ts'

/** Where one test starts sites; several tests run at once. */
export interface Place {
  dataDir: string
  start(env?: Record<string, string>): Promise<SiteProcess>
  /** Ended with the test as those that `start` starts. */
  ends(site: SiteProcess): SiteProcess
  serverRuns(): Promise<boolean>
}

/** Of the test's own context: the global hook cannot tell concurrent tests apart. */
type TestEnd = Pick<TestContext, 'onTestFinished'>

/** An empty directory, for the first start of a site; what is started in it ends with the test. */
export async function openPlace({ onTestFinished }: TestEnd): Promise<Place> {
  const dir = await makeTemporaryDir('start')
  const dataDir = dir.path
  const started: SiteProcess[] = []
  const ends = (site: SiteProcess) => {
    started.push(site)
    return site
  }
  const serverRuns = () =>
    readFile(path.join(dataDir, 'postgres/data/postmaster.pid')).then(
      () => true,
      () => false,
    )
  onTestFinished(async () => {
    await Promise.all(started.map((site) => site.child.exitCode ?? site.stop()))
    // A killed process leaves its server running on purpose: end it through its own door.
    if (await serverRuns()) {
      const server = await startEmbedded(path.join(dataDir, 'postgres'))
      await server.release()
    }
    await dir.remove()
  })
  return {
    ...{ dataDir, ends, serverRuns },
    start: async (env = {}) => ends(await spawnSite({ DATA_DIR: dataDir, SEED: 'none', ...env })),
  }
}

/**
 * Starts a site before all tests of a file and stops it, for what that leaves: its database, its keys.
 * Returns how a test opens a directory with a copy of it.
 */
export function useStartedSite() {
  let earlier: TemporaryDir
  beforeAll(async () => {
    earlier = await makeTemporaryDir('started-once')
    const site = await spawnSite({ DATA_DIR: earlier.path, SEED: 'none' })
    expect(await (await untilReady(site)).stop()).toBe(0)
    // Its copies would all ask for this port.
    await rm(path.join(earlier.path, 'postgres/port'))
  })
  afterAll(() => earlier.remove())
  return async (context: TestEnd): Promise<Place> => {
    const place = await openPlace(context)
    // Its files belong to the account that PostgreSQL runs as, and stay its own.
    execFileSync('cp', ['-a', `${earlier.path}/.`, place.dataDir])
    return place
  }
}
