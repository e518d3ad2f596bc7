import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, isStamped, pinnedNode, root, run, runScript, sourceFingerprint, stamp } from './workspace.mjs'

try {
  const startedMs = Date.now()
  await install()
  const wanted = sourceFingerprint()
  if (!isStamped('build', wanted) || !existsSync(join(root, 'apps/dashboard/dist/index.html'))) {
    console.log('· Building the dashboard …')
    await runScript('build')
    stamp('build', wanted)
  }
  await run(pinnedNode(), [join(root, 'scripts/serve.mjs'), ...process.argv.slice(2)], {
    env: { ...process.env, PARAPET_STARTED_MS: String(startedMs) },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
