// npm run admin -- create EMAIL | reset EMAIL | remove EMAIL | reset-second-factor EMAIL: logins, on the machine with the data.
import { text } from 'node:stream/consumers'
import { runAdminCommand } from './admin-command.ts'

process.exitCode = await runAdminCommand(process.argv.slice(2), process.env, {
  log: console.log,
  error: console.error,
  readInput: () => text(process.stdin),
})
