import { operandKind, type Rule, type TraceInput, traceFaults } from '@parapet/api'

const headerOf: Readonly<Record<string, string>> = {
  user_agent: 'User-Agent',
  referer: 'Referer',
  origin: 'Origin',
  cookie: 'Cookie',
}
const isPart = (operator: string) => ['equals', 'starts_with', 'contains', 'ends_with'].includes(operator)

/** Returns a request that a rule is about, as far as its conditions name one. */
export function exampleRequest({ condition }: Pick<Rule, 'condition'>, site = ''): TraceInput {
  const { conditions } = condition
  const partOf = (kind: 'path' | 'query', operators: readonly string[]) =>
    conditions.find(
      ({ property, operator }) => operandKind({ name: property }) === kind && operators.includes(operator),
    )?.value
  const equalTo = (name: string) =>
    conditions.find(({ property, operator }) => property === name && operator === 'equals')?.value
  const begin = partOf('path', ['equals', 'starts_with']) ?? '/'
  const end = partOf('path', ['ends_with']) ?? ''
  const query = partOf('query', ['equals', 'starts_with', 'contains', 'ends_with'])
  const path = end !== '' && !begin.endsWith(end) ? `${begin.replace(/\/$/, '')}/example${end}` : begin
  const scheme = equalTo('protocol') === 'http' ? 'http' : 'https'
  const headers = conditions.flatMap(({ property, operator, value }) =>
    headerOf[property] && isPart(operator) && value !== '' ? [`${headerOf[property]}: ${value}`] : [],
  )
  const example: TraceInput = {
    url: `${scheme}://${site}${path}${query === undefined ? '' : `?${query}`}`,
    method: equalTo('method') || 'GET',
    headers: headers.join('\n'),
    country: equalTo('country') || null,
    address: (equalTo('client_ip') ?? '').split('/')[0] ?? '',
    status: null,
  }
  // What is wrong with a condition is said there.
  const faults = traceFaults(example)
  return {
    ...example,
    ...(faults.headers && { headers: '' }),
    ...(faults.country && { country: null }),
    ...(faults.address && { address: '' }),
  }
}
