import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const forbidden: [file: string, specifier: string][] = [
  ['packages/contract/src/x.ts', '@agency/api/router'],
  ['packages/contract/src/x.ts', 'kysely'],
  ['packages/contract/src/x.ts', 'node:fs'],
  ['packages/concept-engine/src/x.ts', '@agency/api/router'],
  ['packages/concept-engine/src/x.ts', '@agency/db/connect'],
  ['packages/concept-engine/src/x.ts', 'node:fs'],
  ['packages/estimate/src/x.ts', '@agency/concept-engine/create-concept'],
  ['packages/estimate/src/x.ts', 'node:crypto'],
  ['packages/image-style/src/x.ts', '@agency/concept-engine/create-concept'],
  ['packages/image-style/src/x.ts', 'sharp'],
  ['packages/image-style/src/x.ts', 'node:worker_threads'],
  ['db/src/x.ts', '@agency/api/router'],
  ['db/src/x.ts', '@agency/contract/brief'],
  ['packages/api/src/x.ts', '../../../apps/server/src/env.ts'],
  ['packages/api/src/x.ts', '@agency/web/entry'],
  ['packages/api/src/x.ts', '@agency/demo/seed-demo'],
  ['db/src/x.ts', '@agency/demo/seed-demo'],
  ['apps/web/src/x.ts', '@agency/demo/content/projects'],
  ['packages/demo/src/x.ts', '@agency/server/env'],
  ['packages/api/src/jobs/x.ts', '../features/emails/send-email-job.ts'],
  ['packages/api/src/features/projects/project-service.ts', 'fastify'],
  ['packages/api/src/features/projects/project-queries.ts', '@trpc/server'],
  ['packages/api/src/features/mcp/mcp-service.ts', '@modelcontextprotocol/sdk/types.js'],
  ['packages/api/src/features/projects/project-service.ts', '@agency/tests/support'],
  ['apps/server/src/x.ts', '@agency/web/entry'],
  ['apps/server/src/x.ts', '../../web/src/entry-server.tsx'],
  ['apps/server/src/x.ts', '@agency/concept-engine/create-concept'],
  ['apps/web/src/x.ts', '@agency/api/build-app'],
  ['apps/web/src/x.ts', '@agency/db/connect'],
  ['apps/web/src/x.ts', '@agency/concept-engine/create-concept'],
  ['apps/web/src/x.ts', '@agency/server/env'],
  ['apps/web/src/ui/core/x.ts', '@agency/db/connect'],
  ['apps/web/src/ui/core/x.ts', '../../site/home/home-page.tsx'],
  ['apps/web/src/browser/x.ts', '../dashboard/screens.ts'],
  ['apps/web/src/format/x.ts', '../site/layout/footer.tsx'],
  ['apps/web/src/site/home/x.ts', '../../dashboard/screens.ts'],
  ['apps/web/src/site/home/x.ts', '@agency/db/connect'],
  ['apps/web/src/site/studio/x.ts', '@agency/concept-engine/create-concept'],
  ['apps/web/src/site/studio/x.ts', '@agency/concept-engine/reading/read-brief'],
  ['apps/web/src/site/studio/x.ts', '@agency/db/connect'],
  ['apps/web/src/site/studio/x.ts', '../../dashboard/screens.ts'],
  ['apps/web/src/site/generator/x.ts', '@agency/concept-engine/site/render-site'],
  ['apps/web/src/dashboard/projects/x.ts', '../../site/projects/project-page.tsx'],
  ['apps/web/src/dashboard/projects/x.ts', '@agency/db/connect'],
]

const allowed: [file: string, specifier: string][] = [
  ['packages/contract/src/x.ts', 'zod'],
  ['packages/contract/src/x.ts', './text.ts'],
  ['packages/concept-engine/src/x.ts', '@agency/contract/brief'],
  ['packages/image-style/src/x.ts', '@agency/contract/image-style'],
  ['packages/api/src/x.ts', '@agency/concept-engine/create-concept'],
  ['packages/api/src/features/projects/project-rest.ts', 'fastify'],
  ['apps/server/src/x.ts', '@agency/api/build-app'],
  ['apps/server/src/x.ts', '@agency/demo/seed-demo'],
  ['packages/demo/src/x.ts', '@agency/api/deps'],
  ['apps/web/src/x.ts', '@agency/contract/brief'],
  ['apps/web/src/app/x.ts', '../dashboard/staff-guard.tsx'],
  ['apps/web/src/site/home/x.ts', '../../ui/core/button.ts'],
  ['apps/web/src/dashboard/concepts/x.ts', '../../site/generator/generator-page.tsx'],
  // The Studio draws the page in the browser.
  ['apps/web/src/site/studio/x.ts', '@agency/concept-engine/site/render-site'],
  // Previews of the visitor's own photograph are painted in the browser.
  ['apps/web/src/x.ts', '@agency/image-style/paint'],
]

/**
 * Folder and index of every case, so that one lint run can check many cases for the same folder.
 */
const casePath = (file: string, index: number) =>
  path.join(path.dirname(file), `case-${index}`, path.basename(file))

/**
 * Lints every import in a temporary tree with the project's rules; returns the rejected locations.
 */
async function lintImports(cases: [file: string, specifier: string][]): Promise<Set<string>> {
  const tree = await mkdtemp(path.join(tmpdir(), 'agency-walls-'))
  await cp(path.join(root, 'biome.json'), path.join(tree, 'biome.json'))
  for (const [index, [file, specifier]] of cases.entries()) {
    const filePath = path.join(tree, casePath(file, index))
    await mkdir(path.dirname(filePath), { recursive: true })
    await writeFile(filePath, `import { thing } from '${specifier}'\n\nexport const kept = thing\n`)
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [
      biome,
      'lint',
      '--vcs-enabled=false',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=github',
      '.',
    ],
    { cwd: tree, encoding: 'utf8' },
  )
  await rm(tree, { recursive: true })
  return new Set(
    [...stdout.matchAll(/noRestrictedImports.*?file=([^,]+)/g)].map((match) =>
      path.relative(tree, match[1] ?? ''),
    ),
  )
}

describe('the import boundaries', () => {
  const cases = [...forbidden, ...allowed]
  let rejectedFiles: Set<string>
  beforeAll(async () => {
    rejectedFiles = await lintImports(cases)
  })

  test.each(cases.map(([file, specifier], index) => ({ file, specifier, index })))(
    '$file and $specifier',
    ({ file, index }) => {
      expect(rejectedFiles.has(casePath(file, index))).toBe(index < forbidden.length)
    },
  )

  test('the web app imports only types from the router', async () => {
    const badImports: string[] = []
    for await (const file of glob('apps/web/src/**/*.{ts,tsx}', { cwd: root })) {
      const source = await readFile(path.join(root, file), 'utf8')
      for (const line of source.match(/^import .*@agency\/api.*$/gm) ?? []) {
        if (!line.startsWith('import type ')) badImports.push(`${file}: ${line}`)
      }
    }
    expect(badImports).toEqual([])
  })
})
