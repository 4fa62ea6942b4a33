import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withStartLock } from '@agency/db/embedded/start-lock'

// For tests: takes the lock repeatedly, and reports each time that another process held it as well.
const [, , lock = '', markerFile = '', repetitions = ''] = process.argv
const readMarker = () => readFile(markerFile, 'utf8').catch(() => undefined)
/** Much longer than a holder keeps it, in ms. */
const MAX_HOLD_MS = 250

for (let n = 0; n < Number(repetitions); n += 1) {
  await withStartLock(lock, async () => {
    const otherMarker = await readMarker()
    if (otherMarker !== undefined) {
      // A holder removes its marker when it releases the lock; the marker of a killed process
      // remains. Whether its process id is in use proves nothing: the system keeps the id until the
      // parent has reaped the process.
      await sleep(MAX_HOLD_MS)
      if ((await readMarker()) !== otherMarker) process.send?.('not alone')
    }
    await writeFile(markerFile, `${process.pid} ${n}`)
    process.send?.('inside')
    await sleep(2)
    await rm(markerFile, { force: true })
  })
}
