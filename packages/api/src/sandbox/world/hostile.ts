import type { TableName } from './records.ts'
import type { World } from './World.ts'

/** Hostile names: markup, formulas, bidirectional controls, emoji, non-Latin letters. */
export const hostileNames = [
  '<img src=x onerror=alert(1)>',
  '=SUM(A1:A9)',
  '{{7*7}} <%= 7*7 %>',
  '\u202Etxet desrever',
  'Ω'.repeat(140),
  '<script>alert(document.domain)</script>',
  `=cmd|'/C calc'!A0`,
  '👩‍👩‍👧‍👦 e\u0301\u0302\u0303 ﷽',
] as const

const hostileTexts = [
  ...hostileNames,
  `https://x.example/${'a'.repeat(1980)}`,
  `+cmd|'/C calc'!A0`,
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '" onmouseover="alert(1)" x="',
  'javascript:alert(1)',
  `'; DROP TABLE sites; --`,
  '\u200B\u200B',
  'a\u2066b\u2069\u200Fc',
]

const fields: { readonly [Name in TableName]?: readonly string[] } = {
  users: ['last_name', 'groups.name', 'groups.description'],
  tickets: ['description', 'author.name'],
  notifications: ['title', 'message'],
  network_lists: ['description', 'addresses.description'],
  blocked: ['reason'],
  safe_routes: ['name', 'description'],
  transcoding_profiles: ['name'],
  transcoding_orders: ['order.jobs.label', 'order.jobs.filename', 'order.origin'],
  audit: ['detail'],
  invalidations: ['url'],
  tag_invalidations: ['tag'],
  prefetches: ['url'],
  log_configs: ['user', 'path'],
  clients: ['info.address', 'info.city'],
  backends: ['extra_headers'],
  vcl_configs: ['comment'],
  custom_configs: ['name'],
  rules: ['name', 'condition.conditions.value', 'action.parameters.value'],
  dns_credentials: ['alias'],
  anomaly_thresholds: ['reactions.params.emails'],
}

function written(row: unknown, path: readonly string[], text: string): unknown {
  if (Array.isArray(row)) return row.map((item: unknown) => written(item, path, text))
  const [name, ...rest] = path
  if (name === undefined) return text
  if (typeof row !== 'object' || row === null || !(name in row)) return row
  return { ...row, [name]: written((row as Record<string, unknown>)[name], rest, text) }
}

/** Writes hostile texts into two of three rows of the seed. */
export function makeHostile(world: World) {
  let next = 0
  for (const [table, paths] of Object.entries(fields)) {
    const rows = world[table as TableName]
    for (const [i, [key, row]] of rows.entries().entries()) {
      if (i % 3 === 2) continue
      let value: unknown = row
      for (const path of paths)
        value = written(value, path.split('.'), hostileTexts[next++ % hostileTexts.length] ?? '')
      world.load([{ table: table as TableName, key, value }])
    }
  }
}
