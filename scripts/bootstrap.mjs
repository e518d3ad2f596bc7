import { install, runScript } from './workspace.mjs'

const [script = 'verify', ...args] = process.argv.slice(2)
try {
  await install()
  await runScript(script, args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
