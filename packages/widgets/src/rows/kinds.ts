import { lazyModule } from '@parapet/ui'

/** Loads a kind on demand; React.lazy would delay even loaded content by 300 ms. */
export const kinds = {
  timeSeries: lazyModule(() => import('../kinds/TimeSeries.tsx').then((module) => module.TimeSeries)),
  counter: lazyModule(() => import('../kinds/Counter.tsx').then((module) => module.Counter)),
  share: lazyModule(() => import('../kinds/Share.tsx').then((module) => module.Share)),
  map: lazyModule(() => import('../kinds/WorldMap.tsx').then((module) => module.WorldMap)),
  top: lazyModule(() => import('../kinds/TopTable.tsx').then((module) => module.TopTable)),
  months: lazyModule(() => import('./Months.tsx').then((module) => module.Months)),
  status: lazyModule(() => import('../kinds/StatusTable.tsx').then((module) => module.StatusTable)),
  news: lazyModule(() => import('../kinds/NewsList.tsx').then((module) => module.NewsList)),
  tickets: lazyModule(() => import('../kinds/TicketList.tsx').then((module) => module.TicketList)),
  failures: lazyModule(() => import('../kinds/FailureTable.tsx').then((module) => module.FailureTable)),
  anomalies: lazyModule(() => import('../kinds/AnomalyTable.tsx').then((module) => module.AnomalyTable)),
  attacks: lazyModule(() => import('../kinds/AttackTable.tsx').then((module) => module.AttackTable)),
  hitRatio: lazyModule(() => import('../kinds/HitRatio.tsx').then((module) => module.HitRatio)),
} as const

const further: { readonly [K in keyof typeof kinds]?: () => Promise<unknown> } = {
  timeSeries: () => import('../charts/Plot.tsx'),
}

/** Loads the code of a kind and its row beside the answer. A failure is ignored: the widget retries and shows it. */
export function fetchKind({ kind, needs }: { kind: keyof typeof kinds; needs?: () => Promise<unknown> }): void {
  for (const one of [kinds[kind].load, further[kind], needs]) one?.().catch(() => undefined)
}
