import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterEach, beforeEach, expect, test } from 'vitest'

const tools = path.resolve(import.meta.dirname, '../../tools')
/** Plain JavaScript, without types. */
const {
  acquireLock,
}: {
  acquireLock(name: string, options: { port: number; onWait?: () => void }): Promise<() => void>
} = await import(path.join(tools, 'machine-lock.mjs'))
/** Replaces npm: records when it starts and stops, and installs once it is allowed to. */
const NPM = `#!${process.execPath}
const fs = require('node:fs')
fs.appendFileSync('npm-log', 'begins ' + process.pid + '\\n')
const timer = setInterval(() => {
  if (!fs.existsSync('may-install')) return
  clearInterval(timer)
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.writeFileSync('node_modules/.bin/node', '')
  fs.writeFileSync('node_modules/.package-lock.json', '')
  fs.appendFileSync('npm-log', 'ends ' + process.pid + '\\n')
}, 20)
`

let dir: TemporaryDir
const processes: ChildProcess[] = []
const servers: Server[] = []
beforeEach(async () => {
  dir = await makeTemporaryDir('install')
  for (const name of ['tools', 'bin']) await mkdir(path.join(dir.path, name))
  for (const name of ['ensure-installed.mjs', 'machine-lock.mjs']) {
    await copyFile(path.join(tools, name), path.join(dir.path, 'tools', name))
  }
  await writeFile(path.join(dir.path, 'bin/npm'), NPM, { mode: 0o755 })
  await writeFile(path.join(dir.path, 'package-lock.json'), '{}')
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) server.close()
  await dir.remove()
})

function start() {
  const child = spawn(process.execPath, [path.join(dir.path, 'tools/ensure-installed.mjs')], {
    env: { PATH: `${path.join(dir.path, 'bin')}:${process.env.PATH}` },
  })
  processes.push(child)
  const process_ = { child, output: '', code: undefined as number | null | undefined }
  child.stdout.on('data', (chunk) => {
    process_.output += chunk
  })
  child.once('exit', (code) => {
    process_.code = code
  })
  return process_
}

/** The lines that npm recorded, with its process id. */
const readNpmLog = async () => {
  const text = await readFile(path.join(dir.path, 'npm-log'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string])
}
const readSteps = async () => (await readNpmLog()).map(([step]) => step)
const allowInstall = () => writeFile(path.join(dir.path, 'may-install'), '')

test('one of several concurrent starts installs, and the others wait for it', async () => {
  const installers = [start(), start(), start()]
  const countWaiting = () =>
    installers.filter(({ output }) => output.includes('waiting for another')).length
  await expect.poll(countWaiting).toBe(2)
  await expect.poll(readSteps).toEqual(['begins'])
  await allowInstall()
  await expect.poll(() => installers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await readSteps()).toEqual(['begins', 'ends'])
  const lateInstaller = start()
  await expect.poll(() => lateInstaller.code).toBe(0)
  expect(await readSteps()).toHaveLength(2)
})

test('the next one installs if the first died', async () => {
  const first = start()
  await expect.poll(readSteps).toEqual(['begins'])
  const second = start()
  await expect.poll(() => second.output).toContain('waiting for another')
  first.child.kill('SIGKILL')
  process.kill(Number((await readNpmLog())[0]?.[1]), 'SIGKILL')
  await expect.poll(readSteps).toEqual(['begins', 'begins'])
  await allowInstall()
  await expect.poll(() => second.code).toBe(0)
})

test('when terminated, it stops npm before the next one continues', async () => {
  const first = start()
  await expect.poll(readSteps).toEqual(['begins'])
  const npm = Number((await readNpmLog())[0]?.[1])
  first.child.kill('SIGTERM')
  await expect.poll(() => first.code).toBe(1)
  expect(() => process.kill(npm, 0)).toThrow('ESRCH')
})

test.each([
  ['says nothing', () => {}],
  ['says something else', (write: (text: string) => void) => write('220 mail.example ESMTP')],
])('another program on the lock’s port that %s is ignored', async (_label, greet) => {
  const server = createServer((socket) => greet((text) => socket.write(text)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const events: string[] = []
  const release = await acquireLock('a lock', { port })
  const next = acquireLock('a lock', { port, onWait: () => events.push('waits') })
  await expect.poll(() => events).toEqual(['waits'])
  release()
  ;(await next)()
})
