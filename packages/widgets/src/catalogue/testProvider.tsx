import {
  type AccessLog,
  type ApiContext,
  ApiProvider,
  defaultTimings,
  initialView,
  makeApiContext,
  makeHistogramEntry,
  type ViewState,
} from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import type { BoardLinks } from '../rows/row.ts'

/** Monday 15 June 2026, 10:30 UTC, epoch seconds: the clock of the tests. */
export const testNow = Date.UTC(2026, 5, 15, 10, 30) / 1000

export const testLinks: BoardLinks = {
  page: (name) => `/${name}`,
  hasAnalytics: true,
  service: (key) => `/services/${key}`,
}

/** Loads all texts of a board, so that nothing suspends in a test. */
export const loadBoardWords = () => loadWords('en')

/** Answers a request in tests, from its path and filters. */
export type Answer = (path: string, query: URLSearchParams) => Response | Promise<Response>

/** An hour of quiet traffic for histograms, one row for tables. */
export const steadyAnswer: Answer = (path, query) => {
  const asked: { timestamp: { from: number; to: number; interval: number } } = JSON.parse(
    query.get('filters') ?? 'null',
  )
  if (!asked) return Response.json([])
  const { from, to, interval } = asked.timestamp
  if (path.includes('/table/'))
    return Response.json({
      total_count: 1,
      results: [{ key: 'a.com', requests: 6000, bytes: 1e6, hits: 5000, misses: 1000 }],
    })
  const steps = []
  for (let timestamp = Math.floor(from / interval) * interval; timestamp < to; timestamp += interval)
    steps.push(makeHistogramEntry({ timestamp, requests: 100, bytes: 1e5, hits: 80, misses: 20, response_time: 900 }))
  return Response.json(query.get('detailed') === 'true' ? { 'a.com': steps } : steps)
}

/** The surroundings of calls that `answer` answers. */
export const testApi = (answer: Answer): ApiContext =>
  makeApiContext({
    company: () => 300,
    timings: { ...defaultTimings, slowMs: 60_000 },
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://test')
      return answer(pathname, searchParams)
    },
  })

interface TestPageProps {
  answer?: Answer
  within?: ApiContext
  children: ReactNode
}

/** The providers around a board in the app. */
export function TestPage({ answer = steadyAnswer, within, children }: TestPageProps) {
  const [api] = useState(() => within ?? testApi(answer))
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LocaleProvider locale="en" zone="UTC">
        <AnnouncerProvider>
          <ToastProvider>
            <ApiProvider value={api}>{children}</ApiProvider>
          </ToastProvider>
        </AnnouncerProvider>
      </LocaleProvider>
    </SWRConfig>
  )
}

/** A view of the last hour. */
export const testView = (over: Partial<ViewState> = {}): ViewState => ({ ...initialView, ...over })

/** An imported access log that is a company's only data. */
export const testAccessLog: AccessLog = {
  company: 300,
  file: 'shop.log',
  requests: 1,
  from: testNow - 60,
  to: testNow,
  movedBy: 0,
  lacks: [],
  countries: null,
  isDemo: false,
  isLive: false,
  files: [],
  refused: [],
}
