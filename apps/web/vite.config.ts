import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    // Fonts and pictures keep addresses of their own: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
  // One bundle with one copy of Emotion and React, and only the parts of Chakra that are used.
  ssr: { noExternal: process.env.NODE_ENV === 'development' ? [/^@emotion\//] : true },
  test: { include: ['src/**/*.test.ts'] },
}))
