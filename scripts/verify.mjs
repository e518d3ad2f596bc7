// `pnpm verify`: types, lint, rooms, and the units that what changed can break, in seconds. Changed is what differs from the last commit, or,
// on a branch of its own, from where it left main; `--all` runs every unit, as `npm test` does.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

const bin = join(root, 'node_modules/.bin')
const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return '' // An unpacked archive has no history, a clone may have no main.
  }
}

/** The commit that changes are counted from; undefined where there is no history: then everything counts as changed. */
function base() {
  const head = git('rev-parse', 'HEAD')
  const main = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find(Boolean)
  return main || head || undefined
}

const since = process.argv.includes('--all') ? undefined : base()
// A change of tools or of what all tests share is a change of every test.
const shared = /^(package\.json|pnpm-lock\.yaml|vitest\.config\.ts|tsconfig.*|scripts\/vitest\..*)$/m
const changed = since && `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`
const isAll = !since || shared.test(changed)
const units = isAll ? ['run'] : ['run', `--changed=${since}`, '--passWithNoTests']

for (const [command, args] of [
  ['node', ['node_modules/typescript7/bin/tsc', '-b']],
  ['biome', ['check', '.']],
  ['depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', '.storybook', 'e2e']],
  ['vitest', units],
])
  await run(join(bin, command), args).catch((error) => {
    // Each has said itself what is wrong: this says which of them it was, without a stack.
    console.error(error.message.split('\n')[0])
    process.exit(1)
  })
console.log(
  isAll ? 'Verified, with every unit.' : `Verified; units that depend on what changed since ${since.slice(0, 9)}.`,
)
