import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'parapet-theme-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const harbour = {
  name: 'harbour',
  title: 'Harbour CDN',
  hosts: ['harbour.example'],
  primary: '#e4572e',
  secondary: '#17324d',
  tertiary: '#76b041',
  fonts: { body: 'Manrope' },
  pin: 'bolt',
  poweredBy: null,
}

function check(content: unknown, ...options: string[]) {
  const file = join(dir, 'theme.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return run('check', file, ...options)
}
function run(...given: string[]) {
  const script = join(import.meta.dirname, 'theme.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('prints the report of a valid theme and exits with 0', () => {
  const { status, stdout } = check(harbour, '--against', 'ember')
  expect(status).toBe(0)
  expect(stdout).toContain('Harbour CDN (harbour): PASSES')
  expect(stdout).toContain('206 of 206 contrasts pass')
  expect(stdout).toContain('Protanopia')
  expect(stdout).toMatch(/colours differ/)
})

it('lists every invalid field and exits with an error', () => {
  const { status, stdout } = check({ ...harbour, primary: 'red', hosts: ['https://x'] })
  expect(status).toBe(1)
  expect(stdout).toContain('primary: “red” is not a colour')
  expect(stdout).toContain('hosts: “https://x” is not a host name')
  expect(check('{').status).toBe(1)
})

it('passes the configuration that ships, and says that it has no themes of its own', () => {
  const { status, stdout } = run('check', join(import.meta.dirname, '../apps/dashboard/public/config.json'))
  expect(status).toBe(0)
  expect(stdout).toContain('no themes of its own')
})

it('prints the same as JSON, also for a whole configuration', () => {
  const { status, stdout } = check({ themes: [harbour, { ...harbour, name: 'B' }] }, '--json')
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    passes: false,
    themes: [
      { name: 'harbour', passes: true, report: { writer: 'secondary', light: { mode: 'light' } } },
      { name: 'B', passes: false, problems: [{ field: 'name', kind: 'name' }] },
    ],
  })
})

it('prints its usage, and the name of a file it cannot open', () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run theme -- check FILE') })
  expect(check(harbour, '--against', 'nobody').status).toBe(2)
  expect(run('check', join(dir, 'nothing.json'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('nothing'),
  })
})

it('exports the design tokens of a theme, which import and check read', () => {
  const source = join(dir, 'harbour.json')
  writeFileSync(source, JSON.stringify(harbour))
  const [light = '', dark = ''] = ['light', 'dark'].map((mode) => join(dir, `harbour.${mode}.tokens.json`))
  expect(run('export', source, '--to', dir)).toMatchObject({ status: 0, stdout: `${light}\n${dark}\n` })
  const { status, stdout } = run('import', light)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject(harbour)
  expect(run('check', dark)).toMatchObject({ status: 0, stdout: expect.stringContaining('(harbour): PASSES') })
})

it('names the folder that it cannot write to', () => {
  expect(run('export', 'ember', '--to', join(dir, 'nowhere'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('nowhere'),
  })
})

it('refuses broken tokens by their name, and completes colours from a base', () => {
  const file = join(dir, 'colours.json')
  const color = (value: string) => ({ $type: 'color', $value: value })
  const colors = { primary: color('#e4572e'), secondary: color('{deep}'), tertiary: color('#76b041') }
  writeFileSync(file, JSON.stringify(colors))
  expect(run('import', file, '--base', 'ember')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${file}: The token secondary refers to deep, which the file does not have.\n`,
  })
  writeFileSync(file, JSON.stringify({ ...colors, deep: color('#17324d') }))
  const { status, stdout } = run('import', file, '--base', 'ember')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ name: 'ember', primary: '#e4572e', secondary: '#17324d', pin: 'flame' })
})

it('refuses to sign without an approver, without a folder, on no day, and a theme that is none', () => {
  const file = join(dir, 'theme.json')
  writeFileSync(file, JSON.stringify(harbour))
  const out = join(dir, 'signed')
  expect(run('sign', file, '--out', out)).toMatchObject({ status: 2, stderr: expect.stringContaining('--approver') })
  expect(run('sign', file, '--approver', 'Ada').status).toBe(2)
  expect(run('sign', file, '--approver', 'Ada', '--out', out, '--date', 'today').stderr).toContain(
    '“today” is not a day',
  )
  expect(run('sign', file, '--approver', 'Ada', '--out', out, '--only', '(').status).toBe(2)
  writeFileSync(file, JSON.stringify({ ...harbour, primary: 'red' }))
  expect(run('sign', file, '--approver', 'Ada', '--out', out)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('“red” is not a colour'),
  })
  expect(existsSync(out)).toBe(false)
})
