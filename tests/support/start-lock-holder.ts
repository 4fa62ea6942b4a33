import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withStartLock } from '@agency/db/embedded/start-lock'

// For the tests: takes the lock again and again, and tells of each time that it was not alone.
const [, , lock = '', mark = '', times = ''] = process.argv
const markNow = () => readFile(mark, 'utf8').catch(() => undefined)
/** Much longer than a holder stays. */
const LEAVES_WITHIN_MS = 250

for (let n = 0; n < Number(times); n += 1) {
  await withStartLock(lock, async () => {
    const other = await markNow()
    if (other !== undefined) {
      // Whoever is inside takes its mark away as it leaves; that of a killed process stays. Whether its
      // process id is in use tells nothing: the system keeps the id until the parent has seen the end.
      await sleep(LEAVES_WITHIN_MS)
      if ((await markNow()) !== other) process.send?.('not alone')
    }
    await writeFile(mark, `${process.pid} ${n}`)
    process.send?.('inside')
    await sleep(2)
    await rm(mark, { force: true })
  })
}
