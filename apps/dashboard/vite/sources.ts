import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Matches source files by path without extension; braces list alternatives. Throws for a missing file. */
export function sources(...patterns: readonly string[]): RegExp {
  const files = patterns.flatMap(expand).map((path) => {
    const file = ['.ts', '.tsx'].map((ending) => path + ending).find((name) => existsSync(join(root, name)))
    if (!file) throw new Error(`vite.config.ts: ${path} does not exist; was it renamed?`)
    return file
  })
  return new RegExp(`/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`)
}

function expand(pattern: string): string[] {
  const [, before = '', alternatives, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? []
  return alternatives === undefined ? [pattern] : alternatives.split(',').map((one) => before + one + after)
}
