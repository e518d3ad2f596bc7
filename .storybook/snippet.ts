import type { UiPart } from './componentGaps.ts'

/** What a story renders; the whole code of a story that is not written as an object with `render`. */
function renderedOf(code: string): string {
  const lines = code.split('\n')
  const from = lines.findIndex((line) => /^ {2}render: .*=> /.test(line))
  if (!code.startsWith('{') || from < 0) return code
  // Storybook writes one property after another, each two spaces in.
  const to = lines.findIndex((line, index) => index > from && /^( {2}\w+[:(]|\})/.test(line))
  const [first = '', ...rest] = lines.slice(from, to < 0 ? undefined : to)
  const body = [first.replace(/^ {2}render: .*?=> /, ''), ...rest.map((line) => line.replace(/^ {2}/, ''))]
  return body.join('\n').replace(/,\s*$/, '')
}

/** Returns the code of a story, without its tests, with the imports of the parts it uses, one line an entry, so that it can be copied. */
export function withImports(code: string, parts: readonly Pick<UiPart, 'name' | 'entry'>[]): string {
  // Storybook may ask twice for one snippet.
  if (code.startsWith('import ')) return code
  const rendered = renderedOf(code)
  const used = new Set([...rendered.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))
  const lines = new Map<string, string[]>()
  for (const { name, entry } of parts) if (used.has(name)) lines.set(entry, [...(lines.get(entry) ?? []), name])
  const imports = [...lines].map(([entry, names]) => `import { ${names.toSorted().join(', ')} } from '${entry}'`)
  return imports.length > 0 ? `${imports.join('\n')}\n\n${rendered}` : rendered
}
