import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import pg from 'pg'
import { disableConceptVariants } from './disable-concept-variants.ts'
import { openS3Stub, type S3Stub } from './s3-stub.ts'
import { testLogin } from './start-site.ts'

export type Member = 'a' | 'b' | 'worker'

export interface Fleet {
  /** Two web processes and a job worker, each as if on its own machine. */
  members: Record<Member, SiteProcess>
  bucket: S3Stub
  database: pg.Client
  /** Starts a process to replace one that has stopped. */
  restart(member: Member): Promise<void>
  close(): Promise<void>
}

/**
 * The site as it runs on several machines: its processes only share a database and a bucket. They
 * trust a proxy on this machine, so that each request may have its own client IP address.
 */
export async function openFleet(): Promise<Fleet> {
  const bucket = await openS3Stub()
  const created = await createTestDatabase(testServerUrl())
  await disableConceptVariants(created.url)
  const dirs = new Map<Member, Awaited<ReturnType<typeof makeTemporaryDir>>>()
  for (const member of ['a', 'b', 'worker'] as const) {
    dirs.set(member, await makeTemporaryDir(`fleet-${member}`))
  }
  const { host } = new URL(bucket.endpoint)
  const start = async (member: Member) =>
    waitUntilReady(
      await spawnSite({
        DATABASE_URL: created.url,
        STORAGE_URL: `s3://${bucket.accessKeyId}:secret@${host}/${bucket.bucket}?tls=off`,
        DATA_DIR: dirs.get(member)?.path ?? '',
        ROLE: member === 'worker' ? 'worker' : 'web',
        JWT_SECRET: 'one secret for all of the processes',
        TRUST_PROXY: '127.0.0.1',
        SEED: 'none',
        ADMIN_EMAIL: testLogin.email,
        ADMIN_PASSWORD: testLogin.password,
      }),
    )
  // Started concurrently, like machines that are switched on together.
  const [a, b, worker] = await Promise.all([start('a'), start('b'), start('worker')])
  const members = { a, b, worker }
  const database = new pg.Client({ connectionString: created.url })
  await database.connect()
  return {
    ...{ members, bucket, database },
    restart: async (member) => {
      await members[member].exited
      members[member] = await start(member)
    },
    close: async () => {
      await Promise.all(Object.values(members).map((member) => member.stop()))
      await database.end()
      await created.drop()
      for (const dir of dirs.values()) await dir.remove()
      await bucket.close()
    },
  }
}
