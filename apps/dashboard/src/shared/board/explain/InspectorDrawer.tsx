import {
  type AnswerOf,
  cache,
  type ExplainDimension,
  encodeView,
  hitRatioOf,
  initialView,
  kindOfFilter,
  readSubject,
  rowsOf,
  type Subject,
  statistics,
  stepsOf,
  type Tier,
  toWire,
  useRead,
  type ViewState,
} from '@parapet/api'
import {
  Card,
  Drawer,
  Heading,
  Inline,
  KeyValue,
  Link,
  Notice,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type BoardLinks, ValueButton } from '@parapet/widgets'
import { lazy, Suspense, useState } from 'react'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { resourceWords } from '../../../kit/words/resource.words.ts'
import { refusalText, useMay } from '../../../platform/session/useMay.ts'
import { ValueText } from '../../values/ValueText.tsx'
import { useValueText } from './ContributorRow.tsx'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import type { BoardSource } from './explainQuestion.ts'
import { inspectorWords } from './inspector.words.ts'
import { lineFormatWords } from './lineFormat.words.ts'

const CacheServers = lazy(async () => ({
  default: (await import('../../cacheStatus/CacheStatusPanel.tsx')).CacheServers,
}))

interface InspectorDrawerProps {
  text: string
  isOpen: boolean
  onClose: () => void
  board: BoardSource
  page: 'stats' | 'analytics'
  links: BoardLinks
}

/** The request inspector: meaning, cache status, tiers and related figures of a URL or reason code. */
export function InspectorDrawer({ isOpen, onClose, text, ...rest }: InspectorDrawerProps) {
  const t = useWords(inspectorWords)
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('title')} size="l">
      {isOpen ? <Inspector key={text} text={text} onClose={onClose} {...rest} /> : null}
    </Drawer>
  )
}

type Scope = Pick<InspectorDrawerProps, 'board' | 'page' | 'links' | 'onClose'>

const onlyOf = (sites: readonly string[]) => (sites.length === 1 ? sites[0] : undefined)

function Inspector({ text, ...scope }: Scope & { text: string }) {
  const t = useWords(inspectorWords)
  const ui = useWords(resourceWords)
  const { allSites, view } = scope.board.query
  const [asked, setAsked] = useState(text)
  const [initial] = useState(() => ({ text, site: onlyOf(view.sites) ?? onlyOf(allSites) ?? '' }))
  const faultOf = (found: Subject) =>
    found.kind === 'foreign'
      ? t('fault.foreign', { host: found.host })
      : found.kind === 'unreadable' || found.kind === 'empty'
        ? t(`fault.${found.kind}`)
        : undefined
  const form = useSavedForm({
    initial,
    check: (values) => ({ text: faultOf(readSubject(values.text, allSites)) }),
    save: async (values) => values.text,
    onSaved: setAsked,
    failed: ui('failed'),
    leaves: 'none',
  })
  const subject = readSubject(asked, allSites)
  const { site } = form.values
  return (
    <Stack gap={4}>
      <SavedForm form={form} label={t('title')} submitLabel={t('inspect')} submitIcon="search" unsavedLabel={null}>
        <TextField label={t('text')} mono help={t('text.help')} {...form.field('text')} />
        {subject.kind === 'path' && (
          <Select
            label={t('site')}
            options={[{ value: '', label: t('site.all') }, ...allSites.map((value) => ({ value, label: value }))]}
            {...form.field('site')}
          />
        )}
      </SavedForm>
      <Suspense fallback={<Skeleton width="100%" height="240px" />}>
        {!form.errors.text && <Findings subject={subject} site={site} {...scope} />}
      </Suspense>
    </Stack>
  )
}

type Narrowed = Pick<ViewState, 'include'> & Partial<Pick<ViewState, 'sites'>>

function Findings({ subject, site, ...scope }: Scope & { subject: Subject; site: string }) {
  const { onClose } = scope
  const { query } = scope.board
  switch (subject.kind) {
    case 'reason':
      return (
        <>
          <ValueText
            seen={{ kind: 'reason', value: subject.code, ...whereOf({ include: {} }, query) }}
            onAct={onClose}
          />
          <Reason subject={subject} />
          <Related
            narrowed={{ include: { tcdndebugreason: [subject.code] } }}
            dimensions={['response', 'vhost', 'request', 'countrycode']}
            {...scope}
          />
        </>
      )
    case 'url':
    case 'path': {
      const host = subject.kind === 'url' ? subject.host : site
      const narrowed: Narrowed = { ...(host && { sites: [host] }), include: { request: [subject.path] } }
      return (
        <>
          <ValueText seen={{ kind: 'path', value: subject.path, ...whereOf(narrowed, query) }} onAct={onClose} />
          <Cached url={host && `https://${host}${subject.path}`} />
          <Tiers narrowed={narrowed} {...scope} />
          <Related
            narrowed={narrowed}
            dimensions={[host ? 'tcdndebugreason' : 'vhost', 'response', 'cached', 'countrycode']}
            {...scope}
          />
        </>
      )
    }
    default:
      return null
  }
}

function Reason({ subject: { code, meaning } }: { subject: Extract<Subject, { kind: 'reason' }> }) {
  const t = useWords(inspectorWords)
  const reasons = useWords(lineFormatWords)
  return (
    <section aria-label={t('reason')}>
      <Heading level={2} size="m">
        {t('reason')}
      </Heading>
      <Notice tone="info" title={code}>
        {reasons(`reason.${meaning.kind}`)}
        {'status' in meaning && ` ${t('reason.status', { status: String(meaning.status) })}.`}
      </Notice>
    </section>
  )
}

function Cached({ url }: { url: string }) {
  const t = useWords(inspectorWords)
  const may = useMay(cache.status)
  return (
    <section aria-label={t('cache')}>
      <Stack gap={2}>
        <Heading level={2} size="m">
          {t('cache')}
        </Heading>
        {may.kind === 'refused' ? (
          <Notice tone="info">{refusalText(may)}</Notice>
        ) : url === '' ? (
          <Text as="p" tone="muted">
            {t('cache.site')}
          </Text>
        ) : (
          <>
            <Text as="p" tone="muted" size="s">
              {t('cache.note')}
            </Text>
            <Suspense fallback={<Skeleton width="100%" height="240px" />}>
              <CacheServers key={url} url={url} />
            </Suspense>
          </>
        )}
      </Stack>
    </section>
  )
}

const whereOf = ({ sites }: Narrowed, { view, allSites, span }: BoardSource['query']) => ({
  sites: sites ?? (view.sites.length > 0 ? view.sites : allSites),
  span,
})

function wireOf({ query }: BoardSource, tier: Tier, { sites = query.view.sites, include }: Narrowed) {
  const { company, span, step, zone, allSites } = query
  return toWire({ company, tier, span, step, zone, sites, include, exclude: {} }, { allSites })
}

const callsOf = (source: BoardSource['source']) =>
  source === 'historic'
    ? { histogram: statistics.historicHistogram, table: statistics.historicTable }
    : { histogram: statistics.analyticHistogram, table: statistics.analyticTable }

function useTier(tier: Tier, board: BoardSource, narrowed: Narrowed) {
  return useRead(callsOf(board.source).histogram, { filters: wireOf(board, tier, narrowed) }, { quiet: true })
}

function Tiers({ board, narrowed }: Scope & { narrowed: Narrowed }) {
  const t = useWords(inspectorWords)
  const f = useFormat()
  const edge = useTier('L1', board, narrowed)
  const midtier = useTier('L2', board, narrowed)
  const figuresOf = (histogram: AnswerOf<typeof statistics.historicHistogram>) => {
    const steps = stepsOf(histogram)
    if (steps.length === 0) return '—'
    const requests = steps.reduce((sum, step) => sum + step.requests, 0)
    return requests === 0
      ? t('tier.none')
      : t('tier.figures', { requests: f.number(requests), hits: f.percent(hitRatioOf(steps)) })
  }
  return (
    <section aria-label={t('tiers')}>
      <Stack gap={2}>
        <Heading level={2} size="m">
          {t('tiers')}
        </Heading>
        <ReadSection read={joinReads(edge, midtier)} failed={t('related.failed')} lines={2} size="s">
          {(histograms) => (
            <Card>
              <KeyValue
                items={histograms.map((histogram, index) => ({
                  label: t(index === 0 ? 'tier.L1' : 'tier.L2'),
                  value: figuresOf(histogram),
                }))}
              />
            </Card>
          )}
        </ReadSection>
      </Stack>
    </section>
  )
}

function Related({ dimensions, ...scope }: Scope & { narrowed: Narrowed; dimensions: readonly ExplainDimension[] }) {
  const t = useWords(inspectorWords)
  const f = useFormat()
  const { source, query } = scope.board
  const isReason = scope.narrowed.include.tcdndebugreason !== undefined
  return (
    <section aria-label={t('related')}>
      <Stack gap={3}>
        <div>
          <Heading level={2} size="m">
            {t('related')}
          </Heading>
          <Text as="p" tone="muted" size="s">
            {t('related.range', f.ends(query.span))}
          </Text>
        </div>
        {source === 'historic' && <Notice tone="info">{t('related.history')}</Notice>}
        {source === 'historic' && isReason ? null : (
          <div className={css.choices}>
            {dimensions
              .filter((dimension) => source === 'analytic' || dimension !== 'tcdndebugreason')
              .map((dimension) => (
                <Ranking key={dimension} dimension={dimension} {...scope} />
              ))}
          </div>
        )}
      </Stack>
    </section>
  )
}

const ROWS = 5

function Ranking({
  board,
  onClose,
  page,
  links,
  narrowed,
  dimension,
}: Scope & { narrowed: Narrowed; dimension: ExplainDimension }) {
  const t = useWords(inspectorWords)
  const names = useWords(explainWords)
  const f = useFormat()
  const valueText = useValueText()
  const read = useRead(
    callsOf(board.source).table,
    { filters: { ...wireOf(board, board.tier, narrowed), result_size: ROWS }, key_field: dimension },
    { quiet: true },
  )
  const hrefOf = (key: string) => {
    const { view, company } = board.query
    const sites = dimension === 'vhost' ? [key] : (narrowed.sites ?? view.sites)
    const include = dimension === 'vhost' ? narrowed.include : { ...narrowed.include, [dimension]: [key] }
    const next: ViewState = { ...initialView, range: view.range, tab: view.tab, sites, include, company }
    return links.page(page, encodeView(next, { ...initialView, refreshMs: null }))
  }
  return (
    <div>
      <span className={css.dimension}>{names(`dim.${dimension}`)}</span>
      <ReadSection read={read} failed={t('related.failed')} lines={2} size="s">
        {(table) => {
          const { rows } = rowsOf(table)
          if (rows.length === 0)
            return (
              <Text as="p" tone="muted">
                {t('related.none')}
              </Text>
            )
          return (
            <ol className={css.list} aria-label={names(`dim.${dimension}`)}>
              {rows.map(({ key, requests }) => {
                const { name } = valueText({ dimension, key })
                return (
                  <li key={key} className={css.ranked}>
                    <Link href={hrefOf(key)}>{name.slice(0, 120)}</Link>
                    <Inline gap={1}>
                      <span>{f.count(requests)}</span>
                      <ValueButton
                        kind={kindOfFilter(dimension)}
                        value={key}
                        label={name}
                        where={() =>
                          whereOf(dimension === 'vhost' ? { ...narrowed, sites: [key] } : narrowed, board.query)
                        }
                        onAct={onClose}
                      />
                    </Inline>
                  </li>
                )
              })}
            </ol>
          )
        }}
      </ReadSection>
    </div>
  )
}
