import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

/** Tasks that record when they start, and end on demand. */
function openTasks() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endAll = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(n)
      ends[n]?.()
    }
  }
  return { started, ends, task, endAll }
}

test('runs and queues tasks up to its limits and rejects the next one', async () => {
  const queue = openFairQueue({ concurrency: 2, maxWaiting: 1 })
  const { started, task, endAll } = openTasks()
  const tasks = ['a', 'b', 'c'].map((name) => queue(task(name)))
  await expect(queue(task('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 2 })
  expect(started).toEqual(['a', 'b'])
  await endAll(3)
  expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c'])
})

test('alternates between callers and limits the places of each', async () => {
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 10 })
  const { started, task, endAll } = openTasks()
  const enqueue = (caller: string, name: string) =>
    queue(task(name), { caller, maxWaitingPerCaller: 3 })
  const others = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue('a', name))
  await expect(enqueue('a', 'a5')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const other = enqueue('b', 'b1')
  await endAll(5)
  await Promise.all([...others, other])
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('lets a priority task skip the queue and its limit', async () => {
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 2 })
  const { started, task, endAll } = openTasks()
  const tasks = ['a1', 'a2', 'a3'].map((name) => queue(task(name)))
  tasks.push(queue(task('staff'), { caller: 'staff', hasPriority: true }))
  await endAll(4)
  await Promise.all(tasks)
  expect(started).toEqual(['a1', 'staff', 'a2', 'a3'])
})

test('gives the place of a failed task to the next', async () => {
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 1 })
  const failing = queue(() => Promise.reject(new Error('failed')))
  const next = queue(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('next')
  expect(await queue(() => Promise.resolve('after'))).toBe('after')
})

/** Clients of one /48, each of which may have its own network. */
const clients = (network: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${network}:${n.toString(16)}::/64`)

test.each([
  ['clients of one IPv6 network', '2001:db8:7', ['2001:db9:1:1::/64', '203.0.113.7']],
  ['networks of one IPv6 block', '2001:db8', ['2001:db9:1:1::/64', '203.0.113.7']],
])('is full for %s, and for nobody else', async (_, network, others) => {
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 6 })
  const { started, task, endAll } = openTasks()
  const outcomes = clients(network, 36).map((caller) =>
    queue(task(caller), { caller, maxWaitingPerCaller: 2 }).catch(({ code }) => code),
  )
  const newcomers = others.map((caller) => queue(task(caller), { caller, maxWaitingPerCaller: 2 }))
  await endAll(7)
  expect(await Promise.all(newcomers)).toEqual(others)
  expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'UNAVAILABLE')).toHaveLength(
    36 - 1 - 4,
  )
  // One was running, and one had its turn before.
  expect(started.slice(2, 4)).toEqual(others)
})

test('rejects the caller with the most waiting tasks, or the newcomer on a tie', async () => {
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 3 })
  const { task, endAll } = openTasks()
  const from = (caller: string) => queue(task(caller), { caller }).catch(({ code }) => code)
  const running = from('198.51.100.1')
  const [first, second, third] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(from)
  const other = from('203.0.113.1')
  expect(await second).toBe('UNAVAILABLE')
  const fifth = from('203.0.113.1')
  expect(await fifth).toBe('UNAVAILABLE')
  await endAll(4)
  const results = [running, first, third, other]
  expect(await Promise.all(results)).toEqual([
    '198.51.100.1',
    '192.0.2.1',
    '192.0.2.2',
    '203.0.113.1',
  ])
})

test('on shutdown rejects tasks that would wait, and finishes the running one', async () => {
  const closing = new AbortController()
  const queue = openFairQueue({ concurrency: 1, maxWaiting: 5, closing: closing.signal })
  let finish = (_value: string) => {}
  const running = queue(() => new Promise<string>((done) => (finish = done)))
  const waiting = queue(async () => 'late')
  closing.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(queue(async () => 'later')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  finish('done')
  expect(await running).toBe('done')
  expect(await queue(async () => 'alone')).toBe('alone')
})
