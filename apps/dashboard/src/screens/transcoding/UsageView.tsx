import {
  type AnswerOf,
  type MinutesUsage,
  type MonthMinutes,
  media,
  minutesRange,
  minutesUsage,
  useRead,
} from '@parapet/api'
import { Card, Heading, Notice, Progress, Section, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { UsedShare } from '../../shared/limits/UsedShare.tsx'
import { transcodingWords } from './transcoding.words.ts'

const monthId = ({ year, month }: MonthMinutes): string => `${year}-${String(month).padStart(2, '0')}`

/** The transcoded minutes by month, compared with the contract's. */
export function UsageView() {
  const t = useWords(transcodingWords)
  const [now] = useState(() => Date.now() / 1000)
  const read = useRead(media.consumedMinutes, { filters: { timestamp: minutesRange(now) } })
  return (
    <Stack gap={6}>
      <ReadSection read={read} failed={t('usage.failed')} lines={8}>
        {(minutes) => <Usage minutes={minutes} now={now} />}
      </ReadSection>
    </Stack>
  )
}

function Usage({ minutes, now }: { minutes: AnswerOf<typeof media.consumedMinutes>; now: number }) {
  const usage = useMemo(() => minutesUsage(minutes, now), [minutes, now])
  return (
    <>
      <CurrentMonth usage={usage} />
      <Months usage={usage} />
    </>
  )
}

function useMonthName() {
  const { locale } = useLocale()
  return useMemo(() => {
    // The provider counts by calendar month in UTC.
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return ({ year, month }: MonthMinutes) => format.format(Date.UTC(year, month - 1, 1))
  }, [locale])
}

function CurrentMonth({ usage }: { usage: MinutesUsage }) {
  const t = useWords(transcodingWords)
  const f = useFormat()
  const nameOf = useMonthName()
  const { used, plan, forecast, planEndsAt, months } = usage
  const [current] = months
  const whole = (minutes: number) => f.number(Math.round(minutes))
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{current && nameOf(current)}</Heading>
        {plan === null ? (
          <Text>{t('usage.noPlan', { used: whole(used) })}</Text>
        ) : (
          <Progress label={t('usage.used', { used: whole(used), plan: whole(plan) })} value={used / plan} />
        )}
        <Text tone="muted">{t('usage.forecast', { forecast: whole(forecast) })}</Text>
        {plan !== null && planEndsAt !== null && (
          <Notice tone="watch" live>
            {used >= plan
              ? t('usage.over', { over: whole(used - plan) })
              : t('usage.ends', { date: f.date(planEndsAt, 'date'), over: whole(forecast - plan) })}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

function Months({ usage: { months, plan } }: { usage: MinutesUsage }) {
  const t = useWords(transcodingWords)
  const f = useFormat()
  const nameOf = useMonthName()
  const columns = useMemo<readonly Column<MonthMinutes>[]>(
    () => [
      { id: 'month', header: t('column.month'), value: monthId, cell: nameOf, primary: true },
      {
        id: 'minutes',
        header: t('column.minutes'),
        value: ({ minutes }) => minutes,
        cell: ({ minutes }) => f.number(Math.round(minutes)),
        numeric: true,
        primary: true,
      },
      ...(plan === null
        ? []
        : [
            {
              id: 'share',
              header: t('column.share'),
              value: ({ minutes }: MonthMinutes) => minutes / plan,
              cell: ({ minutes }: MonthMinutes) => <UsedShare value={minutes / plan} of="package" />,
              numeric: true,
            },
            {
              id: 'bar',
              header: t('column.plan'),
              value: () => null,
              sortable: false,
              cell: (row: MonthMinutes) => (
                <Progress label={t('usage.share', { month: nameOf(row) })} value={row.minutes / plan} quiet />
              ),
            },
          ]),
    ],
    [t, f, nameOf, plan],
  )
  return (
    <Section title={t('usage.months')}>
      <DataTable
        label={t('usage.months')}
        columns={columns}
        rows={months}
        getRowId={monthId}
        rowLabel={nameOf}
        csv="transcodingminutes"
      />
    </Section>
  )
}
