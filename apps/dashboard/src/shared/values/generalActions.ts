import {
  attackQuery,
  encodeView,
  filterOfKind,
  initialView,
  type SeenValue,
  ticketDesk,
  user,
  valueKinds,
} from '@parapet/api'
import type { ValueAction } from './valueAction.ts'

/** Returns the query of a board that shows the traffic of a value over the period in which it was seen. */
function trafficQuery({ kind, value, sites, span }: SeenValue): URLSearchParams | null {
  const key = filterOfKind(kind)
  if (!key) return null
  const view = {
    ...initialView,
    ...(span && { range: { from: span.from, to: span.to } }),
    ...(key === 'vhost' ? { sites: [value] } : { sites: [...sites], include: { [key]: [value] } }),
  }
  return encodeView(view, { ...initialView, refreshMs: null })
}

const notTickets = valueKinds.filter((kind) => kind !== 'ticket')

/** What can be done with a value wherever it is shown. */
export const generalActions: readonly ValueAction[] = [
  {
    key: 'action.meaning',
    icon: 'help',
    kinds: ['reason'],
    act: ({ value }, { board }) => (board ? { does: 'open', page: board, inspect: value } : null),
  },
  {
    key: 'action.openTicket',
    icon: 'ticket',
    kinds: ['ticket'],
    act: ({ value }) => ({ does: 'open', page: 'soporte', query: { open: value } }),
  },
  {
    key: 'action.openCompany',
    icon: 'building',
    kinds: ['company'],
    act: ({ value }) => (/^\d+$/.test(value) ? { does: 'open', page: 'home', company: Number(value) } : null),
  },
  {
    key: 'action.companyServices',
    icon: 'services',
    kinds: ['company'],
    act: ({ value }) =>
      /^\d+$/.test(value) ? { does: 'open', page: 'companyServices', company: Number(value) } : null,
  },
  {
    key: 'action.attackRoom',
    icon: 'radar',
    kinds: ['address', 'path', 'agent', 'country', 'host'],
    act: ({ kind, value, sites, span }) => {
      const key = filterOfKind(kind)
      if (!key) return null
      const common = { since: span?.from }
      const query =
        key === 'vhost' ? { ...common, site: value } : { ...common, site: sites[0], include: { [key]: [value] } }
      return { does: 'open', page: 'perimetrical', query: attackQuery(query) }
    },
  },
  {
    key: 'action.traffic',
    icon: 'chart',
    kinds: valueKinds,
    act: (seen, { board, place }) => {
      // The history of aggregated traffic has no debug reasons.
      if (!board || place === 'traffic' || (board === 'stats' && seen.kind === 'reason')) return null
      const query = trafficQuery(seen)
      return query && { does: 'open', page: board, query }
    },
  },
  {
    key: 'action.note',
    icon: 'flag',
    kinds: notTickets.filter((kind) => kind !== 'company'),
    call: user.addSharedUrl,
    act: () => ({ does: 'ask', dialog: 'note' }),
  },
  {
    key: 'action.ticket',
    icon: 'ticket',
    kinds: notTickets,
    call: ticketDesk.add,
    act: () => ({ does: 'ticket' }),
  },
]
