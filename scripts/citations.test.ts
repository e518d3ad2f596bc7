import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const ownFile = 'scripts/citations.test.ts'
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const files = tracked.filter((file) => /\.(?:[cm]?[jt]sx?|mdx?|html)$/.test(file) && file !== ownFile)
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
)

function unresolved(pattern: RegExp, exists: (citation: string) => boolean): string[] {
  return lines.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, citation = '']) => !exists(citation))
      .map(([citation]) => `${at} ${citation}`),
  )
}

it('cites sections of docs/specification.md', () => {
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const sections = new Set([...specification.matchAll(/^## §(\d) /gm)].map(([, section]) => section))
  expect(sections.size).toBe(9)
  expect(unresolved(/§(\d+(?:\.\d+)*)/g, (section) => sections.has(section))).toEqual([])
})

it('cites decisions and documents of the repository', () => {
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)))
  expect(unresolved(/\bdecisions? (?:docs\/decisions\/)?(\d{4})\b/gi, (number) => decisions.has(number))).toEqual([])
  expect(unresolved(/\bdocs\/decisions\/(\d{4})/g, (number) => decisions.has(number))).toEqual([])
  expect(unresolved(/(?<![\w/.-])(docs\/[\w/-]+\.md)\b/g, (file) => existsSync(join(root, file)))).toEqual([])
  const names = new Set(tracked.map((file) => basename(file)))
  expect(unresolved(/(?<![\w'"/.*-])(?:[\w.-]+\/)*([\w-]+\.mdx?)\b/g, (name) => names.has(name))).toEqual([])
})

it('cites no document outside the repository', () => {
  const outside =
    /\b(provider-facts|ux-rules|decisions\.md|visual\.md|dashboard-ux|public-api|ux-findings|toolchain\.md)\b/g
  expect(unresolved(outside, () => false)).toEqual([])
})

const decisionFiles = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))

it('lists every decision with its title in the index', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  const listed = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\)\s*\| (.+?)\s*\|/gm)].map(([, file, title]) => [
    file,
    title,
  ])
  const titles = decisionFiles.map((file) => [
    file,
    readFileSync(join(root, 'docs/decisions', file), 'utf8')
      .split('\n')[0]
      ?.slice('# 0000 · '.length),
  ])
  expect(listed).toEqual(titles)
})

it.each(decisionFiles)('%s has the form of a decision in at most 45 lines', (file) => {
  const text = readFileSync(join(root, 'docs/decisions', file), 'utf8')
  expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)} · `))
  const parts = [...text.matchAll(/^\*\*(Context|Decision|Alternatives|Consequences)\b/gm)].map(([, part]) => part)
  expect([...new Set(parts)]).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences'])
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45)
})
