// npm run backup -- DIR and npm run restore -- DIR: back up and restore the site's rows and files,
// on the machine that has them.
import { runBackupCommand } from './backup-command.ts'

process.exitCode = await runBackupCommand(process.argv.slice(2), process.env, console)
