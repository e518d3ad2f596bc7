import { type BaseIssue, getDotPath } from 'valibot'
import { CallFailure } from './failure.ts'

/** The JSON of an answer; anything else (a proxy's HTML, a torn text) is an `unexpected` failure. An empty body is undefined. */
export async function readJson(response: Response, call: string): Promise<unknown> {
  const text = await response.text()
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const received = text.trimStart().startsWith('<') ? 'HTML' : 'text'
    throw new CallFailure({ kind: 'unexpected', path: '', expected: 'JSON', received, call })
  }
}

/** The failure of an answer of another shape; names the deepest place, also within alternatives. */
export function unexpected(issues: readonly BaseIssue<unknown>[], call: string): CallFailure {
  const found = issues.map((issue) => deepest(issue, '')).reduce((a, b) => (b.depth > a.depth ? b : a))
  const { path, expected, received } = found
  return new CallFailure({ kind: 'unexpected', path, expected, received, call })
}

interface SchemaIssue {
  path: string
  depth: number
  expected: string
  received: string
}

function deepest(issue: BaseIssue<unknown>, above: string): SchemaIssue {
  const path = [above, getDotPath(issue) ?? ''].filter(Boolean).join('.')
  const here: SchemaIssue = {
    path,
    depth: path === '' ? 0 : path.split('.').length,
    expected: issue.expected ?? issue.type,
    received: issue.received,
  }
  return (issue.issues ?? []).map((inner) => deepest(inner, '')).reduce((a, b) => (b.depth > a.depth ? b : a), here)
}
