import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { precompress } from './precompress.ts'

/**
 * What every page needs comes in two files, the libraries apart from the site's own code: one
 * larger file compresses better than a dozen small ones, and the libraries change less often.
 */
const everyPage = [
  // The entry imports this before the first paint: in the site's file it would fetch all of that.
  { name: 'preload', test: /vite\/preload-helper/ },
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@emotion|stylis|@chakra-ui|@pandacss|@tanstack|@trpc|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'site',
    test: /web\/src\/(api|app|theme|ui\/core|site\/layout)\//,
  },
  // Cards, logos and covers stand on the same pages: four files of a few hundred bytes, or one.
  {
    name: 'projects',
    test: /site\/projects\/card\/|ui\/media\/missing-cover|contract\/src\/project-names/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  resolve: isSsrBuild
    ? {}
    : {
        alias: {
          'hoist-non-react-statics': path.join(import.meta.dirname, 'hoist-nothing.ts'),
        },
      },
  build: {
    // Fonts and pictures keep addresses of their own: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.ts',
          output: { codeSplitting: { groups: everyPage } },
        },
  },
  // A bundle that chooses as it runs holds React's development code as well, and runs it wherever nobody
  // sets NODE_ENV.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One bundle with one copy of Emotion and React, and only the parts of Chakra that are used.
  ssr: { noExternal: process.env.NODE_ENV === 'development' ? [/^@emotion\//] : true },
  test: { include: ['src/**/*.test.ts'] },
}))
