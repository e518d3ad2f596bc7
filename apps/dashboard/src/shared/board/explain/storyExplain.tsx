import {
  ApiProvider,
  type ExplainDimension,
  initialView,
  makeApiContext,
  makeAuditEntry,
  makeCompany,
  makeHistogramEntry,
  makeInvalidation,
  makeRole,
  makeUser,
  makeVclConfig,
  type ServiceKey,
} from '@parapet/api'
import type { BoardActions, BoardLinks, ExplainedChart } from '@parapet/widgets'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { SWRConfig } from 'swr'
import { mockSession } from '../../../platform/session/mockSession.ts'
import { SessionContext } from '../../../platform/session/SessionContext.ts'
import { ExplainDrawer } from './ExplainDrawer.tsx'
import type { BoardSource } from './explainQuestion.ts'
import { InspectorDrawer } from './InspectorDrawer.tsx'

/** 15 June 2026, 14:30 UTC, epoch seconds. */
const now = Date.UTC(2026, 5, 15, 14, 30) / 1000
const HOUR = 3600

/** The explained span: 14:05 to 14:25. */
export const storySpan = { from: now - 25 * 60, to: now - 5 * 60 }

type Ranked = Readonly<Record<string, readonly [before: number, after: number]>>
type Rankings = Readonly<Partial<Record<ExplainDimension, Ranked>>>

/** A deployment that broke the checkout: 5xx from 40 to 1240. */
export const brokenCheckout: Rankings = {
  tcdndebugreason: { 'TCDN-OENG': [10, 1200], 'TCDN-BENG-502': [30, 40] },
  response: { '500': [10, 1200], '502': [30, 40] },
  vhost: { 'shop.example.com': [20, 1130], 'www.example.com': [20, 110] },
  request: { '/checkout': [2, 900], '/basket': [3, 240], '/': [35, 100] },
  countrycode: { ES: [25, 740], FR: [15, 500] },
  clientip: { '198.51.100.7': [1, 60] },
  agent: { 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36': [20, 700] },
  content_type: { 'text/html': [38, 1180], 'application/json': [2, 60] },
  cached: { pass: [40, 1240] },
}

/** An attack on the login that goes on: 4xx from 40 to 1240. */
const logins: Rankings = {
  response: { '401': [10, 1200], '404': [30, 40] },
  request: { '/v2/session': [2, 1180], '/': [38, 60] },
  clientip: { '203.0.113.180': [0, 620], '203.0.113.181': [0, 600] },
}

const uniformRankings: Rankings = {
  countrycode: { ES: [600, 1200], FR: [400, 800] },
  response: { '500': [1000, 2000] },
  cached: { pass: [1000, 2000] },
}

const addresses: Rankings = {
  clientip: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`203.0.113.${180 + i}`, [0, 100] as const])),
  cached: { pass: [100, 1000] },
}

const hostile: Rankings = {
  request: { '/<script>alert(1)</script>': [0, 900], [`/${'endless/'.repeat(200)}`]: [0, 240] },
  agent: { '=cmd|calc': [0, 1100] },
  vhost: { '\u202Emoc.elpmaxe': [40, 1240] },
}

/** The provider's behaviour in a story. */
export type ExplainCase = keyof typeof cases
const cases = {
  explained: { totals: [40, 1240], rankings: brokenCheckout },
  even: { totals: [1000, 2000], rankings: uniformRankings },
  several: { totals: [100, 1000], rankings: addresses },
  steady: { totals: [1000, 1010], rankings: {} },
  few: { totals: [2, 20], rankings: {}, requests: 25 },
  hostile: { totals: [40, 1240], rankings: hostile },
  partial: { totals: [40, 1240], rankings: brokenCheckout, failing: { agent: 500, clientip: 403 } },
  waiting: { totals: [40, 1240], rankings: brokenCheckout, isSilent: ['request', 'agent', 'countrycode'] },
  failed: { totals: null, rankings: {} },
  alone: { totals: [40, 1240], rankings: brokenCheckout, events: 'none' },
  eventsFailed: { totals: [40, 1240], rankings: brokenCheckout, events: 'failed' },
  refused: { totals: [40, 1240], rankings: logins, status: '4xx', isOngoing: true },
} as const satisfies Record<string, ExplainAnswers>

/** The responses to the requests of an explanation. */
export interface ExplainAnswers {
  readonly totals: readonly [before: number, after: number] | null
  readonly rankings: Rankings
  readonly requests?: number
  /** The class of the responses that changed; 5xx by default. */
  readonly status?: '4xx' | '5xx'
  /** Whether the level stays until now. */
  readonly isOngoing?: boolean
  readonly failing?: Readonly<Partial<Record<ExplainDimension, number>>>
  readonly isSilent?: readonly ExplainDimension[]
  /** What is recorded around the change; some events by default. */
  readonly events?: 'some' | 'none' | 'failed'
}

/** Answers a request; a silent field stays pending until it is cancelled. */
export async function answerExplain(answers: ExplainAnswers, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.includes('/statistics/')) return answerEvents(answers, pathname)
  const { timestamp } = JSON.parse(searchParams.get('filters') ?? '{}')
  const isAfter = timestamp.from >= storySpan.from
  const key = searchParams.get('key_field') as ExplainDimension | null
  if (key === null) {
    if (!answers.totals) return Response.json({ message: 'Broken.' }, { status: 500 })
    const { totals, requests = 60_000, status = '5xx', isOngoing = false } = answers
    const [before, after] = totals
    if (timestamp.to - timestamp.from > HOUR) {
      const steps = Array.from({ length: 36 }, (_, i) => timestamp.from + i * 300)
      return Response.json(
        steps.map((start) => {
          const isChanged = start >= storySpan.from && (isOngoing || start < storySpan.to)
          return makeHistogramEntry({
            timestamp: start,
            requests: 15_000,
            [`status_${status}`]: isChanged ? after / 4 : before / 4,
          })
        }),
      )
    }
    const count = isAfter ? after : before
    return Response.json([makeHistogramEntry({ timestamp: timestamp.from, requests, [`status_${status}`]: count })])
  }
  const status = answers.failing?.[key]
  if (status) return Response.json({ message: 'No.' }, { status })
  if (answers.isSilent?.includes(key))
    return new Promise((_, fail) => {
      request.signal.addEventListener('abort', () => fail(request.signal.reason))
    })
  const ranked = Object.entries(answers.rankings[key] ?? {})
  if (pathname.includes('/histogram/'))
    return Response.json(
      Object.fromEntries(
        ranked.map(([name, [before]]) => [
          name,
          Array.from({ length: 8 }, (_, i) =>
            makeHistogramEntry({ timestamp: timestamp.from + i * 20 * 60, requests: before }),
          ),
        ]),
      ),
    )
  const results = ranked
    .map(([name, figures]) => ({ key: name, requests: figures[isAfter ? 1 : 0], bytes: 0 }))
    .filter(({ requests }) => requests > 0)
    .sort((a, b) => b.requests - a.requests)
  return Response.json({ total_count: results.length, results })
}

const iso = (at: number) => new Date(at * 1000).toISOString()

/** What happened around 14:05: a deployment 2 minutes before, a purge after, a rule in the same 5 minutes. */
function answerEvents({ events = 'some' }: ExplainAnswers, pathname: string): Response {
  const { from } = storySpan
  if (events === 'none' || (events === 'failed' && !pathname.includes('/config/')))
    return events === 'none' ? emptyEvents(pathname) : Response.json({ message: 'Broken.' }, { status: 500 })
  if (pathname.includes('/config/'))
    return Response.json([
      makeVclConfig({ id: 4765, comment: 'New origin for the checkout', production_dt: iso(from - 120) }),
      makeVclConfig({ id: 4764, active: false, production_dt: iso(from - 90_000) }),
    ])
  if (pathname.includes('/invalidate/'))
    return Response.json([makeInvalidation({ url: 'https://shop.example.com/checkout', date: iso(from + 400) })])
  if (pathname.includes('/audit/'))
    return Response.json([
      makeAuditEntry({ action: 'UPDATE', timestamp: from + 60, path: '/api/v1/autoprovisioning/300/rules/7/' }),
    ])
  return emptyEvents(pathname)
}

const emptyEvents = (pathname: string) =>
  Response.json(pathname.includes('/issues/all') ? { status: 'success', data: [] } : [])

async function answerInspector(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.includes('/cachestatus')) {
    const servers = ['mad1', 'lhr1', 'cdg1'].map((pop, i) => ({
      name: `${pop}-edge01`,
      pop: pop.toUpperCase(),
      result: i === 1 ? 'MISS' : 'HIT',
      age: i === 1 ? null : 3600,
      ttl: i === 1 ? null : 7200,
    }))
    return Response.json({
      url: searchParams.get('url'),
      total: 3,
      hits: 2,
      misses: 1,
      pass: 0,
      coverage: 0.67,
      servers,
    })
  }
  const { tier } = JSON.parse(searchParams.get('filters') ?? '{}')
  if (pathname.includes('/histogram/'))
    return Response.json([makeHistogramEntry(tier === 'L1' ? { requests: 1240, hits: 620 } : {})])
  const key = searchParams.get('key_field') as ExplainDimension
  const rows = Object.entries(brokenCheckout[key] ?? {}).map(([name, [, after]]) => ({
    key: name,
    requests: after,
    bytes: 0,
  }))
  return Response.json(rows)
}

interface StoryOptions {
  name?: ExplainCase
  answer?: (request: Request) => Promise<Response>
  source?: BoardSource['source']
  oldestSeconds?: number
  onClose?: () => void
}

const links: BoardLinks = {
  page: (name, query) => `/300/${name}?${query ?? ''}`,
  hasAnalytics: true,
  service: () => '/300',
}

function StoryBoard({
  answer,
  source = 'analytic',
  oldestSeconds = 90 * 24 * HOUR,
  children,
}: StoryOptions & { answer: (request: Request) => Promise<Response>; children: (board: BoardSource) => ReactNode }) {
  const [api] = useState(() =>
    makeApiContext({
      base: 'http://provider.test/api',
      company: () => 300,
      fetch: (input, init) => answer(new Request(input, init)),
    }),
  )
  const [board] = useState<BoardSource>(() => ({
    source,
    tier: 'L1',
    query: {
      company: 300,
      view: { ...initialView, range: { from: now - 3 * HOUR, to: now } },
      span: { from: now - 3 * HOUR, to: now },
      step: 300,
      zone: 'UTC',
      now,
      allSites: ['shop.example.com', 'www.example.com'],
      before: null,
      resultSize: 10,
    },
    capability: { oldestSeconds, maxSpanSeconds: null },
  }))
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      {/* SWR forgets a cache of its own while a boundary above it waits for words. */}
      <Suspense fallback={null}>
        <ApiProvider value={api}>{children(board)}</ApiProvider>
      </Suspense>
    </SWRConfig>
  )
}

const hiredServices: readonly ServiceKey[] = ['autoprovisioning', 'invalidation', 'uam', 'analytics', 'stats']

/** An admin of a company with these services, in which a role grants what is not withheld. */
function storySession(isAdmin: boolean) {
  const services = hiredServices.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ services })
  const roles = [makeRole({ name: isAdmin ? 'CompanyAdmin' : 'Viewer', services })]
  return mockSession({
    company,
    user: makeUser({ transparentprofile_set: [{ id: 1, company: { id: company.id, name: company.name }, roles }] }),
  })
}

interface ExplainStoryProps extends StoryOptions {
  /** Whether the reader may see the audit log. */
  isAdmin?: boolean
  chart?: Partial<ExplainedChart>
  actions?: BoardActions
  onEvidence?: ComponentProps<typeof ExplainDrawer>['onEvidence']
}

/** "Explain this change" with a mock provider. */
export function ExplainStory({
  name = 'explained',
  answer = (request) => answerExplain(cases[name], request),
  chart,
  actions = {},
  onEvidence,
  onClose,
  isAdmin = true,
  ...options
}: ExplainStoryProps) {
  const [isOpen, setOpen] = useState(true)
  const [session] = useState(() => storySession(isAdmin))
  return (
    <SessionContext value={session}>
      <StoryBoard answer={answer} {...options}>
        {(board) => (
          <ExplainDrawer
            chart={{ code: 'analytics.delivery.errors', title: 'Error rate', span: storySpan, ...chart }}
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
              onClose?.()
            }}
            board={board}
            page={board.source === 'historic' ? 'stats' : 'analytics'}
            actions={actions}
            links={links}
            onEvidence={onEvidence}
          />
        )}
      </StoryBoard>
    </SessionContext>
  )
}

/** The request inspector with a mock provider. */
export function InspectorStory({
  text = '',
  mayCheck = true,
  answer = answerInspector,
  ...options
}: StoryOptions & { text?: string; mayCheck?: boolean }) {
  const [isOpen, setOpen] = useState(true)
  const [session] = useState(() => mockSession(mayCheck ? { user: makeUser({ is_staff: true }) } : {}))
  return (
    <SessionContext value={session}>
      <StoryBoard answer={answer} {...options}>
        {(board) => (
          <InspectorDrawer
            text={text}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            board={board}
            page={board.source === 'historic' ? 'stats' : 'analytics'}
            links={links}
          />
        )}
      </StoryBoard>
    </SessionContext>
  )
}
