// Compares ClickHouse in process with DuckDB, the store in memory and GoAccess, each in a process of its own: a log of a million
// lines, then rows that the engines make themselves. Usage: node scripts/benchEngines.mjs [--lines=1000000] [--rows=10000000,100000000]
// (writes test-results/bench-engines.json)
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const option = (name, usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual
const numbers = (text) => text.split(',').filter(Boolean).map(Number)

async function measured(engine, lines, dir, isGenerated) {
  const args = [
    join(root, 'scripts/benchEngine.mjs'),
    engine,
    String(lines),
    dir,
    ...(isGenerated ? ['--generated'] : []),
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const part of child.stdout) text += part
  const results = { engine, lines, ...JSON.parse(text.trim().split('\n').at(-1)) }
  const { times: _, ...shown } = results
  console.log(shown)
  return results
}

const dir = mkdtempSync(join(option('dir', tmpdir()), 'parapet-bench-'))
const all = []
try {
  for (const lines of numbers(option('lines', '1000000')))
    for (const engine of ['clickHouse', 'duckDb', 'memory', 'goAccess'])
      all.push(await measured(engine, lines, dir, false))
  for (const lines of numbers(option('rows', '10000000,100000000')))
    for (const engine of ['clickHouse', 'duckDb']) all.push(await measured(engine, lines, dir, true))
} finally {
  rmSync(dir, { recursive: true, force: true })
}
const asked = all.filter(({ times }) => times)
const questions = Object.keys(asked[0]?.times ?? {})
console.table(
  questions.map((question) => ({
    question,
    ...Object.fromEntries(
      asked.map(({ engine, lines, times }) => [
        `${engine} ${lines / 1e6} M`,
        `${times[question].first} / ${times[question].again}`,
      ]),
    ),
  })),
)
console.log(
  `Load of the machine at the end: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}`,
)
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, 'test-results/bench-engines.json'), JSON.stringify(all, null, 2))
