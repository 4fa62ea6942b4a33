import { readFile, rm, writeFile } from 'node:fs/promises'
import { withStartLock } from '@agency/db/embedded/start-lock'

// For the tests: takes the lock again and again, and tells of each time that it was not alone.
const [, , lock = '', mark = '', times = ''] = process.argv
for (let n = 0; n < Number(times); n += 1) {
  await withStartLock(lock, async () => {
    const other = await readFile(mark, 'utf8').catch(() => undefined)
    if (other !== undefined && isAlive(Number(other))) process.send?.('not alone')
    await writeFile(mark, String(process.pid))
    process.send?.('inside')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await rm(mark, { force: true })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}
