import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name),
)

const exported = /^export (?:async )?(?:function\*?|class|const(?= \w+ = (?:async )?\()) (\w+)/

function unsaid(text: string): string[] {
  const lines = text.split('\n')
  const input = new Set<string>()
  const without: string[] = []
  for (const [i, line] of lines.entries()) {
    const [, name] = exported.exec(line) ?? []
    if (name === undefined) continue
    let above = i - 1
    while (/^(\/\* @__NO_SIDE_EFFECTS__ \*\/|export (const|type) \w+.*)$/.test(lines[above] ?? '')) above--
    const isReading = /^export type \w+ = (InferOutput<|\(typeof |keyof typeof |.*\btypeof )/.test(line)
    if (lines[above]?.trim().endsWith('*/') || isReading || input.has(name)) input.add(name)
    else without.push(name)
  }
  return without
}

describe('exported functions', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(unsaid('/** Said. */\nexport const a = 1\nexport const b = 2\n\nexport function c() {}')).toEqual(['c'])
  })

  it('have a doc comment', () => {
    const found = files.flatMap((file) =>
      unsaid(readFileSync(join(import.meta.dirname, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
