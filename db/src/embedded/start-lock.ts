import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Runs `work` while no other process holds the lock file. A lock whose holder is dead is taken
 * over. The file appears complete (written aside, then linked), so its holder can always be read.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine = `${file}.${process.pid}`
  await writeFile(mine, String(process.pid))
  try {
    for (;;) {
      try {
        await link(mine, file)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = Number(await readFile(file, 'utf8').catch(() => ''))
        if (holder && holder !== process.pid && isAlive(holder)) await sleep(50)
        else await rm(file, { force: true })
      }
    }
    return await work().finally(() => rm(file, { force: true }))
  } finally {
    await rm(mine, { force: true })
  }
}
