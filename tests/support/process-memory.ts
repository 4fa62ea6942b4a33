import { readdir, readFile } from 'node:fs/promises'

export interface Memory {
  /** Resident memory, in MB. */
  server: number
  /** Resident memory of all its worker processes, in MB. */
  workers: number
  /** The number of workers. */
  workerCount: number
  /** Peak memory of the largest worker. */
  peakWorker: number
}

const megabytes = (status: string, field: string) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)

const statusOf = (id: string | number) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')

const isWorker = (status: string, pid: number) =>
  status.includes(`PPid:\t${pid}\n`) && !status.startsWith('Name:\tpostgres')

/** The child processes of a site's process, without PostgreSQL, from /proc: Linux only. */
export async function workersOf(pid: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(ids.map(async (id) => ({ id, status: await statusOf(id) })))
  return processes.filter(({ status }) => isWorker(status, pid)).map(({ id }) => Number(id))
}

/** The memory of a site's process and its children, without PostgreSQL, from /proc: Linux only. */
export async function readMemory(pid: number): Promise<Memory> {
  const children = await Promise.all((await workersOf(pid)).map(statusOf))
  return {
    server: megabytes(await statusOf(pid), 'VmRSS'),
    workers: children.reduce((sum, status) => sum + megabytes(status, 'VmRSS'), 0),
    workerCount: children.length,
    peakWorker: Math.max(0, ...children.map((status) => megabytes(status, 'VmHWM'))),
  }
}
