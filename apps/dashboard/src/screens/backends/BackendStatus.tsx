import { type Backend, type BackendProblem, backendLines, backendVclName, useRead } from '@parapet/api'
import { Button, DateTime, KeyValue, Section, Select, Stack, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useArea } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { ValueText } from '../../shared/values/ValueText.tsx'
import { backendsWords } from './backends.words.ts'
import { CheckResult } from './CheckResult.tsx'
import { ProbeStrip } from './ProbeStrip.tsx'
import { problemDays, useBackendProblems } from './useBackendProblems.ts'
import { useProbeError } from './useProbeError.ts'

/** Whether a backend answers now, which checks failed lately, and where the live VCL names it. */
export function BackendStatus({ row }: { row: Backend }) {
  const t = useWords(backendsWords)
  const { name, calls } = useArea()
  const { read: live } = useLive(name)
  const check = useRead(calls.checkBackend, { backend: row.id }, { keepPrevious: true })
  const { read: problems, span } = useBackendProblems(row.id)
  const [days, setDays] = useState<number>(1)
  const { read: ranged } = useBackendProblems(row.id, days)
  return (
    <Stack gap={6}>
      <ValueText seen={{ kind: 'backend', value: backendVclName(row) }} />
      <Section
        title={t('column.health')}
        actions={
          <Button size="s" icon="refresh" busy={check.isRefreshing} onClick={check.retry}>
            {t('test.again')}
          </Button>
        }
      >
        <ReadSection read={check} failed={t('status.failed')} lines={2}>
          {(result) => <CheckResult check={result} />}
        </ReadSection>
      </Section>
      <ReadSection read={live} failed={t('status.useFailed')} lines={1} size="s">
        {(config) => {
          const lines = config ? backendLines(config.config_body, row) : []
          return (
            <KeyValue
              items={[{ label: t('status.use'), value: lines.length > 0 ? lines.join(', ') : t('use.none') }]}
            />
          )
        }}
      </ReadSection>
      <Section title={t('strip.title')}>
        {row.no_probe ? (
          <Text tone="muted">{t('strip.off')}</Text>
        ) : (
          <ReadSection read={problems} failed={t('status.problemsFailed')} lines={2}>
            {(list) => <ProbeStrip problems={list} span={span} />}
          </ReadSection>
        )}
      </Section>
      <Section title={t('status.problems')} actions={<RangeChoice days={days} onChange={setDays} />}>
        <ReadSection
          read={ranged}
          failed={t('status.problemsFailed')}
          empty={{ title: t('status.none'), text: t('status.noneIn', { n: days }) }}
        >
          {(list) => <Problems list={list} />}
        </ReadSection>
      </Section>
    </Stack>
  )
}

function RangeChoice({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const t = useWords(backendsWords)
  return (
    <Select
      label={t('status.range')}
      name="days"
      value={String(days)}
      options={problemDays.map((n) => ({ value: String(n), label: t('status.days', { n }) }))}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

function Problems({ list }: { list: readonly BackendProblem[] }) {
  const t = useWords(backendsWords)
  const errorText = useProbeError()
  return (
    <ul>
      {list.map(({ id, node, timestamp, until, error }) => (
        <li key={id}>
          {node}: <DateTime value={timestamp} /> – {until === null ? t('status.since') : <DateTime value={until} />}
          {error && ` · ${errorText(error)}`}
        </li>
      ))}
    </ul>
  )
}
