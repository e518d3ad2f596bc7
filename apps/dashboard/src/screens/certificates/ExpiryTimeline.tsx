import { type CertificateRow, type ExpiryDay, expiryTimeline, hostText } from '@parapet/api'
import { Accordion, Card, DateTime, DayMarks, ListTable, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { urgencyTones } from '../../shared/provisioning/certificateStatus.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { now } from '../../shared/provisioning/useCertificateRows.ts'

const days = 90
const ticks = [0, 7, 14, 30, 60, 90] as const

/** When certificates end in the next 90 days, as marks on a line and as a table. */
export function ExpiryTimeline({ rows }: { rows: readonly CertificateRow[] }) {
  const t = useWords(certificatesWords)
  const f = useFormat()
  const [moment] = useState(now)
  const found = expiryTimeline(rows, moment, days)
  const count = found.reduce((sum, { names }) => sum + names.length, 0)
  const daysText = (one: ExpiryDay) =>
    one.at <= moment ? t('timeline.ended') : t('timeline.in', { n: Math.max(0, one.days) })
  return (
    <Section title={t('timeline.title')}>
      <Card padding={4}>
        {count === 0 ? (
          <Text tone="muted">{t('timeline.none')}</Text>
        ) : (
          <Stack gap={3}>
            <DayMarks
              label={t('timeline.label', { n: count, first: f.date(found[0]?.at, 'date') })}
              marks={found.map((one) => ({
                id: String(one.days),
                place: Math.min(1, Math.max(0, one.days / days)),
                tone: urgencyTones[one.urgency],
                count: one.names.length,
                text: `${f.date(one.at, 'date')}: ${one.names.map(hostText).join(', ')}`,
              }))}
              ticks={ticks.map((n) => ({
                place: n / days,
                text: n === 0 ? t('timeline.today') : t('timeline.tick', { n }),
              }))}
            />
            <Accordion
              items={[
                {
                  id: 'table',
                  title: t('timeline.table'),
                  content: (
                    <ListTable<ExpiryDay>
                      label={t('timeline.title')}
                      rows={found}
                      isFitted
                      getRowId={(one) => String(one.days)}
                      columns={[
                        {
                          id: 'date',
                          header: t('column.expires'),
                          value: ({ at }) => at,
                          cell: ({ at }) => <DateTime value={at} style="date" />,
                        },
                        { id: 'left', header: t('timeline.left'), value: daysText },
                        { id: 'names', header: t('column.domains'), value: ({ names }) => names.join(', ') },
                      ]}
                    />
                  ),
                },
              ]}
            />
          </Stack>
        )}
      </Card>
    </Section>
  )
}
