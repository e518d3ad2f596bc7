import {
  cache,
  methodFields,
  type PopProof,
  popProofs,
  proofCounts,
  purgeChunks,
  purgeResults,
  splitByReceipt,
  ticketDesk,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import {
  Button,
  Inline,
  Notice,
  Progress,
  Stack,
  Status,
  Tabs,
  Text,
  useCopy,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useOpenPage } from '../../shared/values/useOpenPage.ts'
import { purgeProofWords } from './purgeProof.words.ts'
import { purgeReceipt } from './purgeReceipt.ts'
import type { SentPurge } from './sentPurge.ts'
import { CHECKS_AT_ONCE, type CheckedUrl, usePurgeProof } from './usePurgeProof.ts'

/** The tracker takes 20,000 characters; the rest is for what the user writes. */
const MOST_IN_TICKET = 15_000

const tones = { fresh: 'good', old: 'bad', unknown: 'watch' } as const

/** Proves that a purge worked: what the caches have of all its URLs, by URL and POP, with a receipt (§7). */
export function PurgeProof({ sent }: { sent: SentPurge }) {
  const t = useWords(purgeProofWords)
  const proof = usePurgeProof(sent)
  const { checked, progress, isWaiting, check, stop } = proof
  const { urls } = sent
  const unchecked = urls.filter((url) => !checked.has(url))
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('help')}
      </Text>
      {isWaiting && (
        <Text as="p" tone="muted">
          {t('waiting')}
        </Text>
      )}
      {progress && (
        <Inline gap={3}>
          <Progress label={t('progress', progress)} value={progress.done / progress.total} />
          <Button size="s" onClick={stop}>
            {t('stop')}
          </Button>
        </Inline>
      )}
      {!isWaiting && !progress && unchecked.length > 0 && (
        <Inline gap={3}>
          <Button onClick={() => void check(unchecked)}>{t('check', { n: unchecked.length })}</Button>
          <Text tone="muted">
            {checked.size > 0
              ? t('stopped', { n: unchecked.length })
              : t('check.many', { n: unchecked.length, atOnce: CHECKS_AT_ONCE })}
          </Text>
        </Inline>
      )}
      {checked.size > 0 && <Results sent={sent} proof={proof} isBusy={isWaiting || progress !== null} />}
    </Stack>
  )
}

interface ResultsProps {
  sent: SentPurge
  proof: ReturnType<typeof usePurgeProof>
  isBusy: boolean
}

function Results({ sent, proof, isBusy }: ResultsProps) {
  const t = useWords(purgeProofWords)
  const { checked, check } = proof
  const proofs = useMemo(() => [...checked.values()], [checked])
  const counts = useMemo(() => proofCounts(proofs), [proofs])
  const pops = useMemo(() => popProofs(proofs), [proofs])
  const whereOf = useWhere()
  const [by, setBy] = useState<'url' | 'pop'>('url')
  const isAll = proofs.length === sent.urls.length
  const doubtful = proofs.filter(({ result }) => result !== 'fresh').map(({ url }) => url)
  return (
    <>
      {!isBusy && (
        <Notice
          live
          tone={counts.old > 0 ? 'bad' : counts.unknown > 0 || !isAll ? 'watch' : 'good'}
          actions={
            <Inline gap={2}>
              <PurgeAgain sent={sent} proof={proof} proofs={proofs} />
              {doubtful.length > 0 && (
                <Button size="s" icon="refresh" onClick={() => void check(doubtful)}>
                  {t('again', { n: doubtful.length })}
                </Button>
              )}
              <Receipt sent={sent} proofs={proofs} counts={counts} />
            </Inline>
          }
        >
          {isAll && doubtful.length === 0
            ? t('all', { n: proofs.length, pops: pops.length })
            : [
                t('some', { fresh: counts.fresh, n: sent.urls.length }),
                counts.old > 0 && t('some.old', { n: counts.old }),
                counts.unknown > 0 && t('some.unknown', { n: counts.unknown }),
                counts.old > 0 && t('some.late'),
              ]
                .filter(Boolean)
                .join(' ')}
        </Notice>
      )}
      <Tabs
        label={t('title')}
        tabs={(['url', 'pop'] as const).map((id) => ({ id, label: t(id === 'url' ? 'byUrl' : 'byPop') }))}
        selected={by}
        onSelect={(id) => setBy(id === 'pop' ? 'pop' : 'url')}
      >
        {by === 'url' ? <ByUrl proofs={proofs} whereOf={whereOf} /> : <ByPop pops={pops} />}
      </Tabs>
    </>
  )
}

/** Returns a function that says where an old object is, or why a result is unknown; '' for a fresh one. */
function useWhere() {
  const t = useWords(purgeProofWords)
  const describe = useDescribeFailure()
  return ({ result, failure, servers }: CheckedUrl): string => {
    if (result === 'fresh') return ''
    if (failure) return describe(failure)
    const pops = servers.filter((server) => server.result === result).map(({ pop, name }) => pop || name)
    if (result === 'old') return pops.join(', ')
    return servers.length === 0 ? t('where.none') : `${t('where.noAge')}: ${pops.join(', ')}`
  }
}

function ByUrl({ proofs, whereOf }: { proofs: readonly CheckedUrl[]; whereOf: (proof: CheckedUrl) => string }) {
  const t = useWords(purgeProofWords)
  const f = useFormat()
  const columns: Column<CheckedUrl>[] = [
    { id: 'url', header: t('column.url'), value: ({ url }) => url, mono: true, primary: true },
    {
      id: 'result',
      header: t('column.result'),
      // Sorted by how bad it is.
      value: ({ result }) => purgeResults.indexOf(result),
      cell: ({ result }) => <Status tone={tones[result]} label={t(`result.${result}`)} />,
      primary: true,
      width: 180,
    },
    { id: 'where', header: t('column.where'), value: whereOf },
    {
      id: 'servers',
      header: t('column.servers'),
      value: ({ servers }) =>
        servers.length === 0 ? '—' : t('servers.of', { fresh: proofCounts(servers).fresh, n: servers.length }),
      width: 130,
    },
    {
      id: 'at',
      header: t('column.at'),
      value: ({ at }) => at,
      cell: ({ at }) => f.date(at, 'seconds'),
      width: 190,
    },
  ]
  return (
    <DataTable
      label={t('byUrl')}
      rows={proofs}
      getRowId={({ url }) => url}
      columns={columns}
      sort={{ id: 'result', desc: false }}
      pageSize={10}
      csv="purge-proof"
    />
  )
}

function ByPop({ pops }: { pops: readonly PopProof[] }) {
  const t = useWords(purgeProofWords)
  return (
    <DataTable
      label={t('byPop')}
      rows={pops}
      getRowId={({ pop }) => pop}
      pageSize={10}
      csv="purge-proof-pops"
      columns={[
        { id: 'pop', header: t('column.pop'), value: ({ pop }: PopProof) => pop, primary: true },
        ...purgeResults.map((result) => ({
          id: result,
          header: t(`result.${result}`),
          value: (row: PopProof) => row[result],
          numeric: true,
          primary: true,
        })),
      ]}
    />
  )
}

function PurgeAgain({ sent, proof, proofs }: Omit<ResultsProps, 'isBusy'> & { proofs: readonly CheckedUrl[] }) {
  const t = useWords(purgeProofWords)
  const task = useTask()
  const refusal = refusalText(useMay(cache.invalidate))
  const old = proofs.filter(({ result }) => result === 'old').map(({ url }) => url)
  if (old.length === 0) return null
  const purge = async () => {
    const at = nowSeconds()
    const receipts = []
    for (const urls of purgeChunks(old, 'urls')) {
      const receipt = await task.send(cache.invalidate, { body: { urls, ...methodFields(sent.method) } })
      receipts.push(splitByReceipt(urls, receipt))
    }
    const accepted = receipts.flatMap((receipt) => receipt.accepted)
    if (accepted.length > 0) proof.purgedAgain(accepted, { at, until: nowSeconds() + 1, isSoft: sent.purge.isSoft })
    return { n: accepted.length, locked: old.length - accepted.length }
  }
  return (
    <Button
      size="s"
      busy={task.isBusy}
      disabledReason={refusal}
      onClick={() => void task.run(purge, { done: (counts) => t('purgeAgain.done', counts) })}
    >
      {t('purgeAgain', { n: old.length })}
    </Button>
  )
}

interface ReceiptProps {
  sent: SentPurge
  proofs: readonly CheckedUrl[]
  counts: ReturnType<typeof proofCounts>
}

function Receipt({ sent, proofs, counts }: ReceiptProps) {
  const t = useWords(purgeProofWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const copy = useCopy()
  const openPage = useOpenPage()
  const whereOf = useWhere()
  const ticketRefusal = refusalText(useMay(ticketDesk.add))
  const receipt = (most?: number) =>
    purgeReceipt({ sent, company: company?.name ?? '', zone, checked: proofs, counts, whereOf }, t, f, most)
  return (
    <>
      <Button size="s" icon="copy" onClick={() => void copy(receipt())}>
        {t('receipt')}
      </Button>
      <Button
        size="s"
        icon="ticket"
        disabledReason={ticketRefusal}
        onClick={() =>
          openPage({
            does: 'open',
            page: 'soporte',
            query: { open: 'new' },
            filled: {
              subject: t('ticket.subject', { n: sent.urls.length, old: counts.old }),
              description: receipt(MOST_IN_TICKET),
            },
          })
        }
      >
        {t('ticket')}
      </Button>
    </>
  )
}
