// npm run dev: one process for each package that has a `dev` task, started by Turborepo.
import { spawn } from 'node:child_process'
import path from 'node:path'

const child = spawn('turbo', ['run', 'dev', '--output-logs=new-only', '--log-prefix=none'], {
  cwd: path.dirname(import.meta.dirname),
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('close', (code) => process.exit(code ?? 0))
