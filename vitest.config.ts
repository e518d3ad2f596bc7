import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { wordsPlugin } from './packages/ui/vite/words.ts'

const rooms = ['packages', 'apps', '.storybook', 'e2e', 'scripts']
const skipped = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**']

const engineTests = '**/*.engine.test.ts'

/** Tests of ClickHouse in process, where `scripts/testEngines.mjs` has installed it: one file at a time in a process of its own. */
const engines = {
  test: {
    name: 'engines',
    pool: 'forks' as const,
    environment: 'node',
    include: [`packages/${engineTests}`],
    exclude: skipped,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
}

/** Rules and servers run in Node; everything that renders runs in happy-dom. Journeys live in e2e (Playwright). */
export default defineConfig({
  test: {
    // Vitest reserves a core by default; `npm test` uses all.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin(), wordsPlugin()],
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          include: rooms.map((room) => `${room}/**/*.test.ts`),
          exclude: [...skipped, engineTests],
          setupFiles: ['./scripts/vitest.setup.ts'],
          testTimeout: 30_000,
        },
      },
      ...(process.env.PARAPET_ENGINES ? [engines] : []),
      {
        plugins: [vanillaExtractPlugin(), react(), wordsPlugin()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: rooms.map((room) => `${room}/**/*.test.tsx`),
          exclude: skipped,
          setupFiles: ['./scripts/vitest.setup.ts', './scripts/vitest.dom.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
