import type { BlockedAddress } from '@parapet/api'
import { type DatedEvent, type EventContext, short } from './eventSource.ts'

/** An anomaly or a person blocks many addresses within minutes: they are one event. */
const TOGETHER_S = 10 * 60

/** Returns the blocks in force as events: those for one reason, begun within ten minutes, are one. */
export function blockEvents(rows: readonly BlockedAddress[], { t }: Pick<EventContext, 't'>): DatedEvent[] {
  const groups: { readonly first: BlockedAddress & { created_at: number }; n: number }[] = []
  const dated = rows.flatMap((row) =>
    typeof row.created_at === 'number' ? [{ ...row, created_at: row.created_at }] : [],
  )
  for (const row of dated.sort((a, b) => a.created_at - b.created_at)) {
    const group = groups.findLast(
      ({ first }) =>
        first.kind === row.kind && first.reason === row.reason && row.created_at - first.created_at <= TOGETHER_S,
    )
    if (group) group.n++
    else groups.push({ first: row, n: 1 })
  }
  return groups.map(({ first: { kind, address, reason, created_at, until }, n }) => ({
    when: created_at,
    kind: 'block',
    label: [t(`blocked.${kind}`, { n, address }), short(reason)].filter(Boolean).join(': '),
    ...(n === 1 && {
      until: until ?? null,
      seen: { kind: address.includes('/') ? 'network' : 'address', value: address },
    }),
    tone: 'watch',
  }))
}
