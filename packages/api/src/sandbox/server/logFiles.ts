import { readdirSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** One log that was given, and the site of its lines that name none. */
export interface LogSource {
  readonly file: string
  readonly site: string
}

/** The site of lines that name none, of a log without a name of its own. */
export const usualSite = 'www.example.com'

const escaped = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

function patternOf(step: string): RegExp {
  return new RegExp(`^${escaped(step).replaceAll('*', '.*').replaceAll('?', '.')}$`)
}

const isPattern = (text: string) => /[*?]/.test(text)

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir === '' ? '.' : dir)
  } catch {
    return []
  }
}

/** The files that a path names, with `*` and `?` in any of its steps; itself without them. */
export function filesOf(path: string): string[] {
  if (!isPattern(path) || statSync(path, { throwIfNoEntry: false })) return [path]
  let found = [path.startsWith(sep) ? sep : '']
  for (const step of path.split(sep).filter((part) => part !== '')) {
    found = found.flatMap((dir) => {
      if (!isPattern(step)) return [join(dir, step)]
      const pattern = patternOf(step)
      const isHidden = (name: string) => name.startsWith('.') && !step.startsWith('.')
      return namesIn(dir)
        .filter((name) => pattern.test(name) && !isHidden(name))
        .map((name) => join(dir, name))
    })
  }
  return found.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile()).sort()
}

/** The site that a file is named after (`www.shop.example.access.log.1`); undefined if it is named after none. */
export function siteOfFile(file: string): string | undefined {
  const name = basename(file)
    .toLowerCase()
    .replace(/\.(gz|zst|xz|bz2)$/, '')
    .replace(/[.-]\d{1,10}$/, '')
    .replace(/\.(gz|log|txt|json|jsonl)$/, '')
    .replace(/([._-](ssl|https?|combined|access|log|json|requests?))+$/, '')
    .replace(/^((ssl|https?|access|log|proxy|host)[_-])+/, '')
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}$/.test(name) ? name : undefined
}
