// `pnpm verify`: types, lint, package boundaries, and the unit tests affected since main (`--all`: all).
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

const bin = join(root, 'node_modules/.bin')
const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function base() {
  const head = git('rev-parse', 'HEAD')
  const main = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find(Boolean)
  return main || head || undefined
}

const since = process.argv.includes('--all') ? undefined : base()
const shared = /^(package\.json|pnpm-lock\.yaml|vitest\.config\.ts|tsconfig.*|scripts\/vitest\..*)$/m
const changed = since && `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`
const isAll = !since || shared.test(changed)
const units = isAll ? ['run'] : ['run', `--changed=${since}`, '--passWithNoTests']

for (const [command, args] of [
  ['node', ['node_modules/typescript7/bin/tsc', '-b']],
  ['biome', ['check', '.']],
  ['depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', '.storybook', 'e2e']],
  ['node', ['scripts/speedFence.mjs']],
  ['vitest', units],
])
  await run(join(bin, command), args).catch((error) => {
    console.error(error.message.split('\n')[0])
    process.exit(1)
  })
console.log(
  isAll ? 'Verified with all unit tests.' : `Verified with the unit tests affected since ${since.slice(0, 9)}.`,
)
