import { operandKind, type Rule } from '@parapet/api'

/** Returns a URL that a rule is about, as far as its conditions name one. */
export function exampleUrl({ condition }: Pick<Rule, 'condition'>, site = ''): string {
  const { conditions } = condition
  const partOf = (kind: 'path' | 'query', operators: readonly string[]) =>
    conditions.find(
      ({ property, operator }) => operandKind({ name: property }) === kind && operators.includes(operator),
    )?.value
  const begin = partOf('path', ['equals', 'starts_with']) ?? '/'
  const end = partOf('path', ['ends_with']) ?? ''
  const query = partOf('query', ['equals', 'starts_with', 'contains', 'ends_with'])
  const path = end !== '' && !begin.endsWith(end) ? `${begin.replace(/\/$/, '')}/example${end}` : begin
  return `https://${site}${path}${query === undefined ? '' : `?${query}`}`
}
