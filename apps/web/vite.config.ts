import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { precompress } from './precompress.ts'

/**
 * Code that every page needs is in two files, the libraries separate from the site's own code: one
 * larger file compresses better than a dozen small ones, and the libraries change less often.
 */
const sharedGroups = [
  // The entry imports this before the first paint; in the site's file, it would load all of that
  // file.
  { name: 'preload', test: /vite\/preload-helper/ },
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@emotion|stylis|@chakra-ui|@pandacss|@tanstack|@trpc|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'site',
    // Only forms need idempotency keys, and events are reported when the page is ready.
    test: /web\/src\/(api\/(?!idempotency-key|site-events)|(app|theme|ui\/core|site\/layout)\/)/,
  },
  // Cards, logos and covers appear on the same pages: one file replaces four of a few hundred
  // bytes.
  {
    name: 'projects',
    test: /site\/projects\/card\/|ui\/media\/missing-cover|contract\/src\/project-names/,
  },
  // Every page reports events once it is ready; what forms send as well is a few hundred bytes.
  { name: 'events', test: /web\/src\/(api\/(idempotency-key|site-events)|browser\/stored-token)/ },
  { name: 'session', test: /web\/src\/browser\/(session|use-session)\./ },
  { name: 'brief', test: /brief-(values|draft)\./ },
  { name: 'amounts', test: /format\/amounts|contract\/src\/time\./ },
  // Pages with secret links share a few hundred bytes.
  {
    name: 'links',
    test: /site\/share-links\/(own-links|is-not-found)|site\/studio\/(studio-storage|change-design)|contract\/src\/(studio|live-page)\.|browser\/copy-text/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  resolve: isSsrBuild
    ? {}
    : {
        alias: [
          {
            find: 'hoist-non-react-statics',
            replacement: path.join(import.meta.dirname, 'hoist-nothing.ts'),
          },
          {
            // 180 KB of character ranges that only some scripts need.
            find: /^(?:\.|@agency\/fonts)\/large-ranges(?:\.ts)?$/,
            replacement: path.join(
              import.meta.dirname,
              '../../packages/fonts/src/large-ranges-on-demand.ts',
            ),
          },
        ],
      },
  build: {
    // Fonts and pictures keep separate URLs, as the content security policy does not allow data:
    // fonts.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.ts',
          output: { codeSplitting: { groups: sharedGroups } },
        },
  },
  // A bundle that decides at run time also contains React's development code, and runs it unless
  // NODE_ENV is set.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // A single bundle with one copy of Emotion and React, and only the parts of Chakra that are used.
  ssr: { noExternal: process.env.NODE_ENV === 'development' ? [/^@emotion\//] : true },
  test: { include: ['src/**/*.test.ts'] },
}))
