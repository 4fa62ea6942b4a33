// npm run dev:ai: starts the site like `npm run dev`, with a stub for the three AI services.
// Setting AI_CONCEPT_MODEL, AI_BRIEF_MODEL or AI_STYLE_MODEL to 'fault:NAME' makes that service
// fail.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { openAiStub } from './ai-stub/ai-stub.ts'

const stub = await openAiStub()
const service = (name: string) => ({
  [`AI_${name}_URL`]: stub.url,
  [`AI_${name}_KEY`]: 'a-key-of-the-stub',
  [`AI_${name}_MODEL`]: process.env[`AI_${name}_MODEL`] ?? 'stub',
})
console.log(`AI stub   ${stub.url}`)

const child = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
  stdio: 'inherit',
  env: { ...process.env, ...service('CONCEPT'), ...service('BRIEF'), ...service('STYLE') },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('close', async (code) => {
  await stub.close()
  process.exit(code ?? 0)
})
