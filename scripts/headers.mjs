// The headers of every response, with the frames that a config.json allows: `pnpm headers [config.json]` prints them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configProblems } from '../apps/dashboard/src/config/configProblems.ts'
import { framePolicy, readFrameOrigins } from '../apps/dashboard/src/viewer/frameOrigins.ts'
import { root } from './workspace.mjs'

const base = JSON.parse(readFileSync(join(root, 'apps/dashboard/headers.json'), 'utf8'))
const policy = 'content-security-policy'

/** Returns the headers for a configuration. */
export const headersFor = ({ frames }) => ({ ...base, [policy]: framePolicy(base[policy], readFrameOrigins(frames)) })

if (import.meta.main) {
  const [file = join(root, 'apps/dashboard/public/config.json')] = process.argv.slice(2)
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const problems = configProblems(config)
  for (const problem of problems) console.error(`${file}: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
  for (const [name, value] of Object.entries(headersFor(config))) console.log(`${name}: ${value}`)
}
