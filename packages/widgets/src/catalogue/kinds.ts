import { later } from '@parapet/ui'

/**
 * A kind's code comes with the first widget that shows it. Not React's lazy components: those suspend once even when their code is there,
 * and React holds back for up to 300 ms what has suspended.
 */
export const kinds = {
  timeSeries: later(() => import('../kinds/TimeSeries.tsx').then((module) => module.TimeSeries)),
  counter: later(() => import('../kinds/Counter.tsx').then((module) => module.Counter)),
  share: later(() => import('../kinds/Share.tsx').then((module) => module.Share)),
  map: later(() => import('../kinds/WorldMap.tsx').then((module) => module.WorldMap)),
  top: later(() => import('../kinds/TopTable.tsx').then((module) => module.TopTable)),
  months: later(() => import('./Months.tsx').then((module) => module.Months)),
  status: later(() => import('../kinds/StatusTable.tsx').then((module) => module.StatusTable)),
  news: later(() => import('../kinds/NewsList.tsx').then((module) => module.NewsList)),
  tickets: later(() => import('../kinds/TicketList.tsx').then((module) => module.TicketList)),
  hitRatio: later(() => import('../kinds/HitRatio.tsx').then((module) => module.HitRatio)),
} as const

// What a kind goes on to ask for once it has something to show.
const further: { readonly [K in keyof typeof kinds]?: () => Promise<unknown> } = {
  timeSeries: () => import('../charts/Plot.tsx'),
}

/**
 * Fetches the code of a kind, and what its row says that it needs as well, beside the answer that it will show, instead of after it. A
 * failure is of no interest here: the widget asks again when it draws, and shows it.
 */
export function fetchKind({ kind, needs }: { kind: keyof typeof kinds; needs?: () => Promise<unknown> }): void {
  for (const one of [kinds[kind].load, further[kind], needs]) one?.().catch(() => undefined)
}
