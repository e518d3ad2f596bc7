import type { VclKeyword } from '../../entities/News.ts'
import { edgeCallables, edgeSubroutines, vclFunctions, vclVariables } from './language.ts'

const requestHeaders = [
  'host',
  'User-Agent',
  'Referer',
  'Origin',
  'Cookie',
  'Authorization',
  'True-Client-IP',
  'X-Forwarded-Proto',
  'X-Device',
  'X-RetSynth',
  'X-Show-Origin-Errors',
  'geo_country_code',
  'geo_region_code',
  'tcdn-location',
  'TCDN-Command',
  'TCDN-i3-transform',
  'TCDN-i3-max-age',
  'TCDN-i3-s-maxage',
  'TCDN-Midtier-Enabled',
  'TCDN-WAF-Enabled',
  'TCDN-WAF-Set-SecRuleEngine',
  'TCDN-WAF-Allow-Rule-Exceptions',
  'TCDN-WAF-Set-RateLimit-Key',
  'TCDN-WAF-Set-RateLimit-Options',
  'TCDN-UAM-Activation-RateLimit-Key',
  'TCDN-UAM-Activation-RateLimit-Options',
  'TCDN-BM-Action',
]
const responseHeaders = ['Cache-Control', 'Content-Type', 'Location', 'Set-Cookie', 'Surrogate-Keys', 'Vary']

const topLevelKeywords = ['sub', 'set', 'unset', 'call', 'if', 'elseif', 'else', 'true', 'false']

const headersOf: Readonly<Record<string, readonly string[]>> = {
  req: requestHeaders,
  bereq: requestHeaders,
  beresp: responseHeaders,
  resp: responseHeaders,
  obj: responseHeaders,
}

function prefixesOf(name: string): string[] {
  return name.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'))
}

/** The keyword list of the static host, generated from the language table of the VCL check. */
export const vclKeywords: readonly VclKeyword[] = (() => {
  const variables = vclVariables.flatMap(({ name }) => {
    const message = name.endsWith('.http.*') ? name.slice(0, -'.http.*'.length) : undefined
    return message === undefined ? [name] : (headersOf[message] ?? []).map((header) => `${message}.http.${header}`)
  })
  const names = [...topLevelKeywords, ...edgeSubroutines, ...edgeCallables, ...variables, ...vclFunctions.keys()]
  return [...new Set(names.flatMap(prefixesOf))].map((text) => {
    const at = text.lastIndexOf('.')
    return { text, displayName: text.slice(at + 1), parentKey: at < 0 ? null : text.slice(0, at) }
  })
})()

/** A keyword with the words that may follow its dot. */
export interface VclKeywordNode {
  readonly keyword: VclKeyword
  readonly children: readonly VclKeywordNode[]
}

/** Builds a tree from `parentKey`; keywords without a parent are at the top, duplicates are dropped. */
export function vclKeywordTree(keywords: readonly VclKeyword[]): VclKeywordNode[] {
  const nodes = new Map<string, { keyword: VclKeyword; children: VclKeywordNode[] }>()
  for (const keyword of keywords) if (!nodes.has(keyword.text)) nodes.set(keyword.text, { keyword, children: [] })
  const parentOf = (text: string) => nodes.get(nodes.get(text)?.keyword.parentKey ?? '')?.keyword.text
  const isCircular = (text: string) => {
    const seen = new Set<string>()
    for (let at: string | undefined = text; at !== undefined; at = parentOf(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  }
  const top: VclKeywordNode[] = []
  for (const [text, node] of nodes) {
    const parent = isCircular(text) ? undefined : parentOf(text)
    if (parent === undefined) top.push(node)
    else nodes.get(parent)?.children.push(node)
  }
  return top
}
