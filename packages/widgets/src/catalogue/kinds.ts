import { lazy } from 'react'

/** A kind's code comes with the first widget that shows it. */
export const kinds = {
  timeSeries: lazy(() => import('../kinds/TimeSeries.tsx').then((module) => ({ default: module.TimeSeries }))),
  counter: lazy(() => import('../kinds/Counter.tsx').then((module) => ({ default: module.Counter }))),
  share: lazy(() => import('../kinds/Share.tsx').then((module) => ({ default: module.Share }))),
  map: lazy(() => import('../kinds/WorldMap.tsx').then((module) => ({ default: module.WorldMap }))),
  top: lazy(() => import('../kinds/TopTable.tsx').then((module) => ({ default: module.TopTable }))),
  months: lazy(() => import('../kinds/MonthTable.tsx').then((module) => ({ default: module.MonthTable }))),
  status: lazy(() => import('../kinds/StatusTable.tsx').then((module) => ({ default: module.StatusTable }))),
  news: lazy(() => import('../kinds/NewsList.tsx').then((module) => ({ default: module.NewsList }))),
  tickets: lazy(() => import('../kinds/TicketList.tsx').then((module) => ({ default: module.TicketList }))),
  hitRatio: lazy(() => import('../kinds/HitRatio.tsx').then((module) => ({ default: module.HitRatio }))),
} as const
