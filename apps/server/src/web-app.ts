import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebApp } from '@agency/api/pages/pages'
import { StartError } from './env.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  isEntry?: boolean
}

export interface BuiltWebApp {
  app: WebApp
  /** Directory of the hashed files served under /assets/. */
  assetsDir: string
}

/** Loads the built web app by its path, since the server imports none of its code. */
export async function loadWebApp(root: string): Promise<BuiltWebApp> {
  const dist = path.join(root, 'apps/web/dist')
  const entry = path.join(dist, 'server/entry-server.js')
  if (!existsSync(entry)) throw new StartError('the web app is not built; run npm run build.')
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  )
  const main = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!main) throw new StartError('the web app is not built; run npm run build.')
  const { renderPage, shareImageOf } = await import(pathToFileURL(entry).href)
  return {
    app: {
      render: renderPage,
      shareImageOf,
      assets: {
        scripts: [`/${main.file}`],
        styles: (main.css ?? []).map((file) => `/${file}`),
      },
    },
    assetsDir: path.join(dist, 'client/assets'),
  }
}
