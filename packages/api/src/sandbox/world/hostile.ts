import type { TableName, World } from './World.ts'

/** What people and attackers type: markup, formulas, directions, emoji, letters that are not plain, addresses without end. */
export const hostileNames = [
  '<img src=x onerror=alert(1)>',
  '=SUM(A1:A9)',
  '{{7*7}} <%= 7*7 %>',
  '\u202Etxet desrever',
  'Ω'.repeat(140),
] as const

/** The same, and what is too much for a name. */
const hostileTexts = [...hostileNames, '👩‍👩‍👧‍👦 \u0301\u0302 ﷽', `https://x.example/${'a'.repeat(1980)}`]

/** The fields of our tables that people write into. */
const fields: { readonly [Name in TableName]?: readonly string[] } = {
  notifications: ['title', 'message'],
  network_lists: ['description'],
  blocked: ['reason'],
  safe_routes: ['name', 'description'],
  transcoding_profiles: ['name'],
  audit: ['detail'],
  tag_invalidations: ['tag'],
}

/** Writes such texts into every third row of the seed. */
export function makeHostile(world: World) {
  let next = 0
  for (const [table, names] of Object.entries(fields)) {
    const rows = world[table as TableName]
    for (const [i, [key, row]] of rows.entries().entries()) {
      if (i % 3 !== 0) continue
      const texts = names.map((name) => [name, hostileTexts[next++ % hostileTexts.length]])
      world.load([{ table: table as TableName, key, value: { ...row, ...Object.fromEntries(texts) } }])
    }
  }
}
