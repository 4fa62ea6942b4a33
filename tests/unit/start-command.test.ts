import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readRepoFile = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('npm start and the Docker image share one launch file, which alone sets the flags', () => {
  const dockerfile = readRepoFile('docker/Dockerfile')
  expect(dockerfile).toMatch(/^CMD \["node", "apps\/server\/src\/launch\.ts"\]$/m)
  expect(dockerfile).not.toMatch(/MALLOC_|MIMALLOC_|--max-/)
  expect(readRepoFile('tools/start.ts')).toContain("await import('../apps/server/src/launch.ts')")
  expect(readRepoFile('tools/start.ts')).not.toMatch(/MALLOC_|--max-/)
})
