import { logFields, parseLogLine, reasonCodes, reasonMeaning } from '@parapet/api'
import { Notice, Section, Stack, Text, TextArea, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useState } from 'react'
import { lineFormatWords } from '../../words/lineFormat.ts'

const sample =
  '203.0.113.9 - - [15/Jun/2026:09:59:59 +0000] "GET /portada?p=2 HTTP/1.1" 200 5120 "Mozilla/5.0" hit "text/html" "L1" 1834 "c300" "https://www.example.com/" https ES "OK" "TCDN-OK:782763138" 599'

/** Parses a log line into its 21 fields with their meaning, and explains the reason codes. */
export function LineExplorer() {
  const t = useWords(lineFormatWords)
  const [line, setLine] = useState(sample)
  const values = parseLogLine(line)
  const reason = values && reasonMeaning(values.reason)
  return (
    <Stack gap={8}>
      <Section title={t('line.title')}>
        <TextArea label={t('line')} name="line" help={t('line.help')} rows={4} value={line} onChange={setLine} />
        {!values && <Notice tone="watch">{line.trim() === '' ? t('line.empty') : t('line.wrong')}</Notice>}
        {reason && <Text as="p">{t(`reason.${reason.kind}`)}</Text>}
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
            { id: 'meaning', header: t('column.meaning'), value: ({ field }) => t(`meaning.${field}`) },
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
