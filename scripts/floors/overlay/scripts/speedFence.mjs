// Fails if code that only makes pages fast is outside the folders performance/ (docs/performance.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './workspace.mjs'

const speed = /\brequestIdleCallback\b|\bparapetEarly\b|'parapet\.ahead'|\bmodulepreload\b/
const strays = []
for (const folder of ['apps/dashboard/src', 'packages/widgets/src']) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(root, file).replaceAll('\\', '/')
    if (!/\.tsx?$/.test(path) || path.includes('/performance/') || /\.test\.tsx?$/.test(path)) continue
    if (speed.test(readFileSync(file, 'utf8'))) strays.push(path)
  }
}
if (strays.length > 0) {
  console.error(`Code for speed outside the folders performance/: ${strays.join(', ')}`)
  process.exitCode = 1
} else {
  console.log('✔ code for speed is only in the folders performance/')
}
