import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where the product may name its own provider: its theme, and the check whether the theme is that one. */
const own = [
  'apps/dashboard/src/platform/performance/earlyRequests.ts',
  /packages\/ui\/src\/themes\//,
  // Not in the product: a command of an operator.
  'packages/api/src/probe/probe.ts',
  // Compared with what is typed, never shown.
  'packages/ui/src/field/passwordStrength.ts',
  // Answers of a provider that is made up.
  /packages\/api\/src\/sandbox\//,
]

const sources = globSync('{apps/dashboard,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|stories)\.tsx?$|\/(story|combinations)\//.test(path),
)

/** Comments do not reach a user, nor do packages, keys of storage, the globals, Trusted Types policies and the client of OAuth. */
const unseen = [
  /\/\*[\s\S]*?\*\//g,
  /(?<=^|\s)\/\/.*$/gm,
  /@parapet\/[\w-]+/g,
  /\bparapet(Early|Turn)\b/g,
  /['"`]parapet\.[\w.$]*/g,
  /['"`]parapet['"`]/g,
  /parapet-(vcl|text|dashboard)\b/g,
]

it('names the provider in no word, title, file name or export, which another brand would show', () => {
  const found = sources
    .filter((path) => !own.some((one) => (typeof one === 'string' ? path === one : one.test(path))))
    .flatMap((path) => {
      const text = unseen.reduce((rest, pattern) => rest.replace(pattern, ''), readFileSync(join(root, path), 'utf8'))
      return text.split('\n').flatMap((line) => (/parapet/i.test(line) ? [`${path}: ${line.trim()}`] : []))
    })
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(1000)
})
