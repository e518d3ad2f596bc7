// Reads the relative imports of a source folder. Tests, stories and their helpers are exempt.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
export const isTest = (f) => /(\.test|\.test-d|\.stories|[sS]tory\w*|mockSession|mockScreen|testProvider)\.tsx?$|\/story\/|__snapshots__/.test(f)
const spec = /(?:from\s+|import\(\s*|import\s+)'(\.[^']+)'/g
export function files(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((f) => statSync(join(dir, f)).isFile()).map((f) => f.replaceAll('\\', '/')).sort()
}
export function edges(dir, { tests = false } = {}) {
  const out = []
  for (const f of files(dir)) {
    if (!/\.(tsx?|mts)$/.test(f) || (!tests && isTest(f))) continue
    for (const [, s] of readFileSync(join(dir, f), 'utf8').matchAll(spec)) {
      const to = join(dirname(f), s)
      out.push([f, to])
    }
  }
  return out
}
