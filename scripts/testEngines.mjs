// Installs ClickHouse in process and runs the tests of all engines; says so where it cannot be installed.
import { join } from 'node:path'
import { installChdb } from '../packages/api/src/sandbox/server/clickhouse/installChdb.ts'
import { root, run } from './workspace.mjs'

const startedMs = Date.now()
let installed
try {
  installed = await installChdb(join(root, '.parapet/engines'), console.log)
} catch (error) {
  console.log(`skipped: ${error.message}`)
}
if (installed) {
  console.log(`chdb is there after ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
  await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'engines', ...process.argv.slice(2)], {
    env: { ...process.env, PARAPET_ENGINES: installed },
  })
}
