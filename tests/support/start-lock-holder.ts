import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withStartLock } from '@agency/db/embedded/start-lock'

// For tests: takes the lock repeatedly, and reports each time that it was not alone.
const [, , lock = '', markFile = '', repetitions = ''] = process.argv
const readMark = () => readFile(markFile, 'utf8').catch(() => undefined)
/** Much longer than a holder keeps it, in ms. */
const MAX_HOLD_MS = 250

for (let n = 0; n < Number(repetitions); n += 1) {
  await withStartLock(lock, async () => {
    const other = await readMark()
    if (other !== undefined) {
      // A holder removes its mark when it releases the lock; that of a killed process stays.
      // Whether its process id is in use proves nothing: the system keeps the id until the parent
      // has reaped the process.
      await sleep(MAX_HOLD_MS)
      if ((await readMark()) !== other) process.send?.('not alone')
    }
    await writeFile(markFile, `${process.pid} ${n}`)
    process.send?.('inside')
    await sleep(2)
    await rm(markFile, { force: true })
  })
}
