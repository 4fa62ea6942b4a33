import path from 'node:path'
import type { PublicApi } from '@agency/api/router'
import type { RenderPage } from '@agency/contract/page'
import { createServer } from 'vite'

const root = import.meta.dirname
const ENTRY = '/src/entry-client.tsx'

/** The web app from its source: rendered on request, with hot reload through the host's port. */
export async function openDevelopmentServer({ hmrPath }: { hmrPath: string }) {
  process.env.NODE_ENV = 'development'
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { path: hmrPath } },
  })
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    app: async () => {
      const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as {
        renderPage: RenderPage<PublicApi>
      }
      const render: RenderPage<PublicApi> = async (request) => {
        const page = await renderPage(request)
        return { ...page, html: await vite.transformIndexHtml(request.path, page.html) }
      }
      return {
        render,
        assets: { scripts: ['/@vite/client', ENTRY], styles: [], preloads: [] },
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
