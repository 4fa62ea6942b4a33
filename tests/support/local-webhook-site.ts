import path from 'node:path'
import { readEnv } from '../../apps/server/src/env.ts'
import { startServer } from '../../apps/server/src/start-server.ts'

// The real product, except that it may send webhooks to one port of this machine, without TLS.

const root = path.resolve(import.meta.dirname, '../..')
const { WEBHOOK_PORT, ...env } = process.env
await startServer({
  ...{ env: readEnv(env, root), root, dev: false, warmUp: false },
  webhookGuard: { ports: [Number(WEBHOOK_PORT)], allow: ['127.0.0.1'], plainHttp: true },
})
