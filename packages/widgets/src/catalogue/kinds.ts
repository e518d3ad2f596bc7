import { later } from '@parapet/ui'

/**
 * Loads a kind with the first widget that needs it. Not React.lazy: that suspends even when the code is loaded, and
 * React may delay suspended content by 300 ms.
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

const further: { readonly [K in keyof typeof kinds]?: () => Promise<unknown> } = {
  timeSeries: () => import('../charts/Plot.tsx'),
}

/** Loads the code of a kind and its row beside the answer. A failure is ignored: the widget retries and shows it. */
export function fetchKind({ kind, needs }: { kind: keyof typeof kinds; needs?: () => Promise<unknown> }): void {
  for (const one of [kinds[kind].load, further[kind], needs]) one?.().catch(() => undefined)
}
