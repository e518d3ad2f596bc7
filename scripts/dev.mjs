import { join } from 'node:path'
import { root, run } from './workspace.mjs'

await run(join(root, 'node_modules/.bin/pnpm'), [
  '--filter',
  '@parapet/dashboard',
  'exec',
  'vite',
  ...process.argv.slice(2),
])
