// Visits every story of the static Storybook: interaction, axe, console, pictures.
//   node scripts/stories.mjs [--update] [--json=FILE] [test-storybook arguments]
// `--update` accepts the pictures as they are now (it is what `pnpm pictures` runs).
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

const given = process.argv.slice(2)
const update = given.includes('--update')
const json = given.find((argument) => argument.startsWith('--json='))?.slice('--json='.length)
const rest = given.filter((argument) => argument !== '--update' && !argument.startsWith('--json='))
const dir = join(root, 'storybook-static')
if (!existsSync(join(dir, 'index.json'))) {
  console.error('There is no built Storybook: run `pnpm build:storybook` first.')
  process.exit(1)
}

const server = await serveStatic(dir, 0)
const args = [
  '--url',
  `http://127.0.0.1:${server.address().port}`,
  '--index-json',
  '--maxWorkers=2',
  '--disable-telemetry',
  '--failOnConsole',
  ...(update ? ['-u'] : ['--ci']),
  ...(json ? ['--json'] : []),
  ...rest,
]
const child = spawn(join(root, 'node_modules/.bin/test-storybook'), args, {
  cwd: root,
  // With --json the results go to standard output, between lines of the runner's own; what a person reads goes to standard error.
  stdio: ['inherit', json ? 'pipe' : 'inherit', 'inherit'],
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', PARAPET_PICTURES: process.env.PARAPET_PICTURES ?? '1' },
})
let printed = ''
child.stdout?.on('data', (chunk) => {
  printed += chunk
})
child.on('close', (code) => {
  if (json) writeFileSync(json, printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1))
  server.close()
  server.closeAllConnections()
  process.exitCode = code ?? 1
})
