import type { UiPart } from './componentGaps.ts'

/** Returns the code of a story with the imports of the parts it uses, one line an entry, so that it can be copied. */
export function withImports(code: string, parts: readonly Pick<UiPart, 'name' | 'entry'>[]): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))
  const lines = new Map<string, string[]>()
  for (const { name, entry } of parts) if (used.has(name)) lines.set(entry, [...(lines.get(entry) ?? []), name])
  const imports = [...lines].map(([entry, names]) => `import { ${names.toSorted().join(', ')} } from '${entry}'`)
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code
}
