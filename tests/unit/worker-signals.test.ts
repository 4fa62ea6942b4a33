import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Loads a worker in a separate process, as the pools do; resolves once it is loaded. */
async function loadWorker(name: string) {
  const file = import.meta.resolve(`@agency/api/${name}`)
  const load = `import(${JSON.stringify(file)}).then(() => process.send('loaded'))`
  const child = spawn(process.execPath, ['-e', load], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

test.each(['workers/render-worker', 'workers/variant-worker', 'workers/styling-worker'])(
  '%s survives Ctrl+C in its server’s terminal, and exits with the server',
  async (name) => {
    const worker = await loadWorker(name)
    const exited = once(worker, 'exit')
    worker.kill('SIGINT')
    worker.disconnect()
    expect(await exited).toEqual([0, null])
  },
)
