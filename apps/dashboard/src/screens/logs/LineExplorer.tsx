import { type LogField, logFields, logLineTime, parseLogLine, reasonCodes, reasonMeaning } from '@parapet/api'
import { Notice, Section, Select, Stack, Text, TextArea, useFormat, useLocale, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { lineFormatWords } from '../../shared/board/explain/lineFormat.words.ts'
import { type LineOutcome, lineExample, lineOutcomes } from './lineExamples.ts'

const OWN_LINE = 'own'

/** Parses a log line into its 21 fields with their meaning, and explains the reason codes. */
export function LineExplorer() {
  const t = useWords(lineFormatWords)
  const { company } = useSession()
  const example = (outcome: LineOutcome) => lineExample(outcome, company?.id ?? 0)
  const [line, setLine] = useState(() => example('hit'))
  const values = parseLogLine(line)
  const inWords = useValueInWords()
  const outcome = lineOutcomes.find((one) => example(one) === line)
  const choose = (next: string) => {
    const chosen = lineOutcomes.find((one) => one === next)
    setLine(chosen ? example(chosen) : '')
  }
  return (
    <Stack gap={8}>
      <Section title={t('line.title')}>
        <Select
          label={t('example')}
          name="example"
          value={outcome ?? OWN_LINE}
          onChange={choose}
          options={[
            ...lineOutcomes.map((value) => ({ value, label: t(`example.${value}`) })),
            { value: OWN_LINE, label: t('example.own') },
          ]}
        />
        <TextArea label={t('line')} name="line" help={t('line.help')} rows={4} mono value={line} onChange={setLine} />
        {!values && (
          <Notice tone="watch" live>
            {line.trim() === '' ? t('line.empty') : t('line.wrong')}
          </Notice>
        )}
        <DataTable
          label={t('fields')}
          rows={logFields.map((field, index) => ({ field, number: index + 1 }))}
          getRowId={({ field }) => field}
          pageSize={50}
          csv="log-fields"
          columns={[
            { id: 'number', header: t('column.number'), value: ({ number }) => number, numeric: true, width: 64 },
            { id: 'field', header: t('column.field'), value: ({ field }) => t(`field.${field}`), primary: true },
            {
              id: 'value',
              header: t('column.value'),
              value: ({ field }) => values?.[field] ?? '—',
              mono: true,
              primary: true,
            },
            {
              id: 'meaning',
              header: t('column.meaning'),
              value: ({ field }) => t(`meaning.${field}`),
              cell: ({ field }) => (
                <>
                  {t(`meaning.${field}`)} {values && <Text weight="semibold">{inWords(field, values[field])}</Text>}
                </>
              ),
              primary: true,
            },
          ]}
        />
      </Section>
      <Section title={t('reasons')}>
        <Text as="p" tone="muted">
          {t('reasons.help')}
        </Text>
        <DataTable
          label={t('reasons')}
          rows={reasonCodes}
          getRowId={([code]) => code}
          pageSize={50}
          csv="reason-codes"
          columns={[
            { id: 'code', header: t('column.code'), value: ([code]) => code, mono: true, primary: true },
            { id: 'meaning', header: t('column.meaning'), value: ([, kind]) => t(`reason.${kind}`), primary: true },
          ]}
        />
      </Section>
    </Stack>
  )
}

function useValueInWords() {
  const t = useWords(lineFormatWords)
  const f = useFormat()
  const { locale } = useLocale()
  const regions = useMemo(() => new Intl.DisplayNames([locale], { type: 'region' }), [locale])
  return (field: LogField, value: string): string | null => {
    const number = /^\d+$/.test(value) ? Number(value) : null
    switch (field) {
      case 'date': {
        const moment = logLineTime(value)
        return moment === null ? null : f.date(moment, 'seconds')
      }
      case 'bytes':
        return number === null ? null : f.bytes(number)
      case 'time':
        return number === null ? null : f.micros(number)
      case 'ttl':
        return number === null || number === 0 ? null : f.duration(number)
      case 'country':
        return /^[A-Z]{2}$/.test(value) ? (regions.of(value) ?? null) : null
      case 'reason':
        return t(`reason.${reasonMeaning(value).kind}`)
      default:
        return null
    }
  }
}
