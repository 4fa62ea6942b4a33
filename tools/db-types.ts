// Writes db/src/schema.ts from the migrations, using a temporary PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '@agency/db/connect'
import { startEmbedded } from '@agency/db/embedded/server'
import { generateTypes } from '@agency/db/generate-types'
import { migrate } from '@agency/db/migrate'

const dir = await mkdtemp(path.join(tmpdir(), 'agency-types-'))
const server = await startEmbedded(dir)
const { db, close } = connect({ url: server.url })
try {
  await migrate(db)
  console.log(await generateTypes(server.url, 'write'))
} finally {
  await close()
  await server.release()
  await rm(dir, { recursive: true, force: true })
}
