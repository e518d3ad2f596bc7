import { lazy } from 'react'

const load = {
  timeSeries: () => import('../kinds/TimeSeries.tsx').then((module) => ({ default: module.TimeSeries })),
  counter: () => import('../kinds/Counter.tsx').then((module) => ({ default: module.Counter })),
  share: () => import('../kinds/Share.tsx').then((module) => ({ default: module.Share })),
  map: () => import('../kinds/WorldMap.tsx').then((module) => ({ default: module.WorldMap })),
  top: () => import('../kinds/TopTable.tsx').then((module) => ({ default: module.TopTable })),
  months: () => import('../kinds/MonthTable.tsx').then((module) => ({ default: module.MonthTable })),
  status: () => import('../kinds/StatusTable.tsx').then((module) => ({ default: module.StatusTable })),
  news: () => import('../kinds/NewsList.tsx').then((module) => ({ default: module.NewsList })),
  tickets: () => import('../kinds/TicketList.tsx').then((module) => ({ default: module.TicketList })),
  hitRatio: () => import('../kinds/HitRatio.tsx').then((module) => ({ default: module.HitRatio })),
}

/** A kind's code comes with the first widget that shows it. */
export const kinds = {
  timeSeries: lazy(load.timeSeries),
  counter: lazy(load.counter),
  share: lazy(load.share),
  map: lazy(load.map),
  top: lazy(load.top),
  months: lazy(load.months),
  status: lazy(load.status),
  news: lazy(load.news),
  tickets: lazy(load.tickets),
  hitRatio: lazy(load.hitRatio),
} as const

// What a kind goes on to ask for once it has something to show.
const further: { readonly [K in keyof typeof kinds]?: () => Promise<unknown> } = {
  timeSeries: () => import('../charts/Plot.tsx'),
}

/**
 * Fetches the code of a kind beside the answer that it will show, instead of after it. A failure is of no interest here: the widget
 * asks again when it draws, and shows it.
 */
export function fetchKind(kind: keyof typeof kinds): void {
  for (const one of [load[kind], further[kind]]) one?.().catch(() => undefined)
}
