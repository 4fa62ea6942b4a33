import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@agency/db/embedded/server'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterAll, beforeAll, expect, type TestContext } from 'vitest'

/** A place where one test starts sites; several tests run concurrently. */
export interface TestDirectory {
  dataDir: string
  start(env?: Record<string, string>): Promise<SiteProcess>
  /** Stops with the test, like those that `start` starts. */
  stopAfterTest(site: SiteProcess): SiteProcess
  isServerRunning(): Promise<boolean>
}

/** From the test's own context: the global hook cannot distinguish concurrent tests. */
type TestHooks = Pick<TestContext, 'onTestFinished'>

/**
 * An empty directory, for the first start of a site; whatever is started in it stops with the test.
 */
export async function openTestDirectory({ onTestFinished }: TestHooks): Promise<TestDirectory> {
  const dir = await makeTemporaryDir('start')
  const dataDir = dir.path
  const sites: SiteProcess[] = []
  const stopAfterTest = (site: SiteProcess) => {
    sites.push(site)
    return site
  }
  const isServerRunning = () =>
    readFile(path.join(dataDir, 'postgres/data/postmaster.pid')).then(
      () => true,
      () => false,
    )
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.child.exitCode ?? site.stop()))
    // A killed process leaves its server running on purpose: stop it through its own API.
    if (await isServerRunning()) {
      const server = await startEmbedded(path.join(dataDir, 'postgres'))
      await server.release()
    }
    await dir.remove()
  })
  return {
    ...{ dataDir, stopAfterTest, isServerRunning },
    start: async (env = {}) =>
      stopAfterTest(await spawnSite({ DATA_DIR: dataDir, SEED: 'none', ...env })),
  }
}

/**
 * Starts a site before all tests of a file and stops it, to get its database and keys. Returns a
 * function with which a test opens a directory with a copy of them.
 */
export function useSiteTemplate() {
  let template: TemporaryDir
  beforeAll(async () => {
    template = await makeTemporaryDir('started-once')
    const site = await spawnSite({ DATA_DIR: template.path, SEED: 'none' })
    expect(await (await waitUntilReady(site)).stop()).toBe(0)
    // All copies would use this port.
    await rm(path.join(template.path, 'postgres/port'))
  })
  afterAll(() => template.remove())
  return async (context: TestHooks): Promise<TestDirectory> => {
    const directory = await openTestDirectory(context)
    // Its files belong to the account that PostgreSQL runs as, and keep their owner.
    execFileSync('cp', ['-a', `${template.path}/.`, directory.dataDir])
    return directory
  }
}
