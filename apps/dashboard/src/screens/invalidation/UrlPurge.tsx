import {
  cache,
  methodFields,
  type PurgeMethod,
  purgeChunks,
  purgeMethods,
  readUrlLines,
  type Submission,
  splitByReceipt,
  wholeSitesOf,
  wideSitesOf,
  withSchemes,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, ConfirmDialog, Inline, Link, RadioCards, Section, Stack, useLocale, useWords } from '@parapet/ui'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'
import { Composer } from '../../shared/composer/Composer.tsx'
import { useAppendToDraft, useComposer } from '../../shared/composer/useComposer.ts'
import { useCopyCall } from '../../shared/composer/useCopyCall.ts'
import { BanImpact } from './BanImpact.tsx'
import { UrlHistoryContext, urlHistory } from './history.tsx'
import { CONFIRM_FROM } from './listLimit.ts'
import { PurgeProof } from './PurgeProof.tsx'
import { purgeProofWords } from './purgeProof.words.ts'
import { repeatCalls, type SentPurge } from './sentPurge.ts'
import { useRepeat } from './useRepeat.tsx'

// Charts load Highcharts: the composer must not wait for it.
const PurgeCharts = lazy(async () => ({ default: (await import('./PurgeCharts.tsx')).PurgeCharts }))

const params = { method: choiceParam(purgeMethods, 'purge') }

const MAX_NAMED = 10

/** Purges objects by URL, and lists past purges. */
export function UrlPurge() {
  const t = useWords(invalidationWords)
  const { locale } = useLocale()
  const to = useTo()
  const copy = useCopyCall()
  const p = useWords(purgeProofWords)
  const { company, user } = useSession()
  const [sent, setSent] = useState<SentPurge | null>(null)
  const [asked] = useUrlState(params)
  const [method, setMethod] = useState<PurgeMethod>(asked.method)
  const [isAsking, setAsking] = useState(false)
  const hosts = useMemo(() => (company?.sites ?? []).map(({ url }) => url), [company])
  const composer = useComposer({
    code: 'purge.url',
    read: useCallback((text: string) => readUrlLines(text, method, hosts), [method, hosts]),
    chunksOf: (lines) => purgeChunks(lines, 'urls'),
    field: 'urls',
    call: cache.invalidate,
    request: async (send, urls) =>
      splitByReceipt(urls, await send(cache.invalidate, { body: { urls: [...urls], ...methodFields(method) } })),
  })
  const { lines, outcome, change, add } = composer
  const submit = async () => {
    const at = nowSeconds()
    setSent(null)
    const { accepted } = await composer.submit()
    if (method === 'ban' || accepted.length === 0) return
    const purge = { at, until: nowSeconds() + 1, isSoft: method === 'soft' }
    setSent({ urls: accepted, purge, method, user: user?.username ?? '', date: at })
  }
  const { onRepeat, dialog } = useRepeat()
  const count = lines.sent.length
  const isBan = method === 'ban'
  const isAskingBan = isBan && isAsking
  const wholeSites = useMemo(() => (isAskingBan ? wholeSitesOf(lines.sent) : []), [isAskingBan, lines])
  const wideSites = useMemo(() => (isAskingBan ? wideSitesOf(lines.sent) : []), [isAskingBan, lines])
  const nameAll = (sites: readonly string[]) => new Intl.ListFormat(locale).format(sites)
  // Independent of the typed text: with thousands of lines, rendering it on each key is too slow.
  const past = useMemo(() => {
    const onEdit = (row: Submission) => {
      setMethod(row.refetch ? 'refetch' : row.type)
      add(row.urls)
      globalThis.scrollTo({ top: 0 })
    }
    const onCopyCalls = (row: Submission) => void copy(cache.invalidate, repeatCalls(row))
    return (
      <UrlHistoryContext value={{ onEdit, onRepeat, onCopyCalls }}>
        <Suspense fallback={null}>
          <PurgeCharts />
        </Suspense>
        <ResourceScreen resource={urlHistory} isEmbedded />
      </UrlHistoryContext>
    )
  }, [add, copy, onRepeat])
  const bans = useDeferredValue(lines.sent)
  const [only] = outcome?.accepted ?? []
  const handOver = useAppendToDraft('prefetch')
  const navigate = useNavigate()
  const prefetchRefusal = refusalText(useMay(cache.prefetch))
  return (
    <Stack gap={8}>
      <Composer
        composer={composer}
        label={t('urls')}
        help={t('urls.help')}
        placeholder={`https://${hosts[0] ?? 'www.example.com'}/`}
        onMend={() => change(withSchemes(composer.text))}
        sendLabel={t(`send.${method}`, { n: count })}
        onSend={() => (isBan || count > CONFIRM_FROM ? setAsking(true) : void submit())}
        onCopy={() =>
          void copy(
            cache.invalidate,
            purgeChunks(lines.sent, 'urls').map((urls) => ({ body: { urls, ...methodFields(method) } })),
          )
        }
        options={
          <RadioCards
            label={t('method')}
            name="method"
            value={method}
            onChange={setMethod}
            options={purgeMethods.map((value) => ({
              value,
              label: t(`method.${value}`),
              help: t(`method.${value}.help`),
            }))}
          />
        }
        next={
          <Inline gap={3}>
            {outcome && !isBan && method !== 'refetch' && (
              <Button
                size="s"
                disabledReason={prefetchRefusal}
                onClick={() => {
                  handOver(outcome.accepted)
                  void navigate(to('cachewarmup'))
                }}
              >
                {t('next.prefetch')}
              </Button>
            )}
            {only !== undefined && (
              <Link href={to('invalidation', undefined, { by: 'status', url: only })}>{t('next.status')}</Link>
            )}
          </Inline>
        }
      >
        {isBan && bans.length > 0 && <BanImpact bans={bans} />}
      </Composer>
      {sent && (
        <Section title={p('title')}>
          <PurgeProof key={sent.date} sent={sent} />
        </Section>
      )}
      {past}
      {dialog}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isBan ? t('confirm.title', { n: count }) : t('confirm.many', { n: count })}
        confirmLabel={t(`send.${method}`, { n: count })}
        onConfirm={async () => {
          await submit()
          setAsking(false)
        }}
        {...(wideSites.length > 0 && { typed: wideSites.length === 1 ? wideSites[0] : String(wideSites.length) })}
      >
        {isBan && (
          <p>
            {wholeSites.length > 0
              ? t('confirm.site', { n: wholeSites.length, sites: nameAll(wholeSites) })
              : wideSites.length > 0
                ? t('confirm.wildcard', { sites: nameAll(wideSites) })
                : t('confirm.pattern')}
          </p>
        )}
        <ul>
          {lines.sent.slice(0, MAX_NAMED).map((url) => (
            <li key={url}>{url}</li>
          ))}
          {count > MAX_NAMED && <li>{t('confirm.more', { n: count - MAX_NAMED })}</li>}
        </ul>
      </ConfirmDialog>
    </Stack>
  )
}
