import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import type { PublicApi } from '@agency/api/router'
import type { RenderPage } from '@agency/contract/page'
import { createServer } from 'vite'

const root = import.meta.dirname
const ENTRY = '/src/entry-client.ts'

/**
 * Serves the web app from source, rendered on request and with hot reload. The host passes HTTP
 * requests to `middleware` and its server's `upgrade` events to `upgrades`.
 */
export async function openDevelopmentServer() {
  process.env.NODE_ENV = 'development'
  // Never listens on a port: it only passes the upgrade events for Vite's WebSocket on to Vite,
  // which would otherwise open a port itself.
  const upgrades = createHttpServer()
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  })
  return {
    middleware: vite.middlewares,
    upgrades,
    close: () => vite.close(),
    app: async () => {
      const { renderPage, shareImageOf } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as {
        renderPage: RenderPage<PublicApi>
        shareImageOf: (path: string) => string
      }
      const render: RenderPage<PublicApi> = async (request) => {
        const page = await renderPage(request)
        return { ...page, html: await vite.transformIndexHtml(request.path, page.html) }
      }
      return {
        render,
        shareImageOf,
        assets: { scripts: ['/@vite/client', ENTRY], styles: [] },
        // React's refresh preamble is inline and changes; Emotion writes text into <style>.
        transformPolicy: (policy: string) =>
          policy
            .replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
            .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
            .replace(/connect-src [^;]*/, "connect-src 'self' ws: wss:"),
      }
    },
  }
}
