import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { wordsPlugin } from '../../packages/ui/vite/words.ts'
import { compressPlugin } from './vite/compress.ts'
import { entriesPlugin } from './vite/entries.ts'
import { sandboxPlugin } from './vite/sandbox.ts'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), wordsPlugin(), sandboxPlugin(), entriesPlugin(), compressPlugin()],
  optimizeDeps: { include: ['@vanilla-extract/dynamic'] },
  build: {
    target: 'es2023',
    // Hashed names under one folder: all of it may be cached for ever.
    assetsDir: 'assets',
    // A font or picture inside a style sheet would hold up the first paint, and data: scripts are not allowed at all.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs is one file: twenty small ones would pack worse and arrive later.
        // So is what every page behind the login needs.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'inside', test: /src\/(boot\/openApp|session\/inside|shell\/Shell)\.tsx?$/, priority: 1 },
          ],
        },
      },
    },
  },
})
