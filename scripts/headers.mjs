// The headers of every response, with the frames that a config.json allows.
// node scripts/headers.mjs [--nginx | --caddy] [config.json] prints them, also as lines for nginx or Caddy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { framePolicy, readFrameOrigins } from '../apps/dashboard/src/kit/viewer/frameOrigins.ts'
import { configProblems } from '../apps/dashboard/src/platform/config/configProblems.ts'
import { root } from './workspace.mjs'

const base = JSON.parse(readFileSync(join(root, 'apps/dashboard/headers.json'), 'utf8'))
const policy = 'content-security-policy'

/** Returns the headers for a configuration. */
export const headersFor = ({ frames }) => ({ ...base, [policy]: framePolicy(base[policy], readFrameOrigins(frames)) })

const formats = {
  plain: (headers) => headers.map(([name, value]) => `${name}: ${value}`),
  nginx: (headers) => headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  caddy: (headers) => ['header {', ...headers.map(([name, value]) => `\t${name} "${value}"`), '\tdefer', '}'],
}

/** Returns the headers as lines: plain, or directives of nginx or Caddy. */
export const headerLines = (config, format) => formats[format](Object.entries(headersFor(config)))

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { nginx: { type: 'boolean' }, caddy: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file = join(root, 'apps/dashboard/public/config.json')] = positionals
  const format = values.nginx ? 'nginx' : values.caddy ? 'caddy' : 'plain'
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const problems = configProblems(config)
  for (const problem of problems) console.error(`${file}: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
  for (const line of headerLines(config, format)) console.log(line)
}
