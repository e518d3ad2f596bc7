import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { wordsPlugin } from './packages/ui/vite/words.ts'

const rooms = ['packages', 'apps', '.storybook', 'e2e', 'scripts']
const skipped = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**']

const engineTests = '**/*.engine.test.ts'
/** Tests that replace a module, or count what a module keeps: each file has a process of its own, which costs two to four seconds. */
const aloneTests = '**/*.alone.test.tsx'

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

const rendered = (test: { name: string; isolate?: boolean; include: string[]; exclude: string[] }) => ({
  plugins: [vanillaExtractPlugin(), react(), wordsPlugin()],
  test: {
    ...test,
    environment: 'happy-dom',
    setupFiles: ['./scripts/vitest.setup.ts', './scripts/vitest.dom.ts'],
    testTimeout: 15_000,
  },
})

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
      rendered({
        name: 'dom',
        isolate: false,
        include: rooms.map((room) => `${room}/**/*.test.tsx`),
        exclude: [...skipped, aloneTests],
      }),
      rendered({ name: 'alone', include: rooms.map((room) => `${room}/${aloneTests}`), exclude: skipped }),
    ],
  },
})
