/** Whether a record is an SPF policy (RFC 7208). */
export const isSpf = ({ type, value }: { readonly type: string; readonly value: string }): boolean =>
  type === 'TXT' && /^v=spf1( |$)/i.test(value.trim())

/** Splits an SPF policy into its mechanisms and modifiers, in lower case. */
export const spfTerms = (text: string): string[] => text.trim().toLowerCase().split(/\s+/).slice(1)

/** Returns the minimum number of DNS lookups of an SPF policy; unknown included policies count one. */
export function spfLookups(
  text: string,
  textOf: (host: string) => string | undefined,
  seen: ReadonlySet<string> = new Set(),
): number {
  let lookups = 0
  for (const term of spfTerms(text)) {
    const [, mechanism = '', target = ''] = /^[-+~?]?(include|a|mx|ptr|exists|redirect)(?:[:=/](.*))?$/.exec(term) ?? []
    if (mechanism === '') continue
    lookups += 1
    const inner = mechanism === 'include' || mechanism === 'redirect' ? textOf(target) : undefined
    if (inner !== undefined && !seen.has(target)) lookups += spfLookups(inner, textOf, new Set([...seen, target]))
  }
  return lookups
}

/** Merges two SPF policies into one that allows what either allows; it ends like the first (`all` or `redirect`). */
export function mergeSpf(first: string, second: string): string {
  const isEnd = (term: string) => /^[-+~?]?all$|^redirect=/i.test(term)
  const terms = first.trim().split(/\s+/)
  const has = new Set(terms.map((term) => term.toLowerCase()))
  const added = spfTerms(second).filter((term) => !isEnd(term) && !has.has(term))
  const end = terms.findIndex(isEnd)
  return (end < 0 ? [...terms, ...added] : [...terms.slice(0, end), ...added, ...terms.slice(end)]).join(' ')
}
