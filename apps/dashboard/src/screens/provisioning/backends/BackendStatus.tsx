import { type Backend, type BackendProblem, backendLines, useRead } from '@parapet/api'
import { Button, DateTime, KeyValue, Section, Skeleton, Stack, useWords } from '@parapet/ui'
import { ListFailure } from '../../../kit/read/ListNotices.tsx'
import { ReadPanel } from '../../../kit/read/ReadPanel.tsx'
import { backendsWords } from '../../../words/backends.ts'
import { useArea } from '../area.ts'
import { useLive } from '../vcl/useLive.ts'
import { CheckResult } from './CheckResult.tsx'
import { useBackendProblems } from './useBackendProblems.ts'

/** Whether a backend answers now, which checks failed lately, and where the live VCL names it. */
export function BackendStatus({ row }: { row: Backend }) {
  const t = useWords(backendsWords)
  const { name, calls } = useArea()
  const { live } = useLive(name)
  const check = useRead(calls.checkBackend, { backend: row.id }, { keepPrevious: true })
  const problems = useBackendProblems(row.id)
  const lines = live ? backendLines(live.config_body, row) : []
  return (
    <Stack gap={6}>
      <Section
        title={t('column.health')}
        actions={
          <Button size="s" icon="refresh" busy={check.isRefreshing} onClick={check.retry}>
            {t('test.again')}
          </Button>
        }
      >
        {check.data ? (
          <CheckResult check={check.data} />
        ) : check.failure ? (
          <ListFailure failure={check.failure} title={t('status.failed')} onRetry={check.retry} />
        ) : (
          <Skeleton width="100%" height="80px" />
        )}
      </Section>
      {live !== undefined && (
        <KeyValue items={[{ label: t('status.use'), value: lines.length > 0 ? lines.join(', ') : t('use.none') }]} />
      )}
      <Section title={t('status.problems')}>
        <ReadPanel
          read={problems}
          failed={t('status.problemsFailed')}
          empty={{ title: t('status.none'), text: t('status.noneText') }}
        >
          {(list) => <Problems list={list} />}
        </ReadPanel>
      </Section>
    </Stack>
  )
}

function Problems({ list }: { list: readonly BackendProblem[] }) {
  const t = useWords(backendsWords)
  return (
    <ul>
      {list.map(({ id, node, timestamp, until, error }) => (
        <li key={id}>
          {node}: <DateTime value={timestamp} /> – {until === null ? t('status.since') : <DateTime value={until} />}
          {error && ` · ${error}`}
        </li>
      ))}
    </ul>
  )
}
