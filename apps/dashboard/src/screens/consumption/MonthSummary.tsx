import {
  billing,
  type Consumption,
  clientIdOf,
  consumptionFilter,
  monthKey,
  projectedConsumption,
  useRead,
} from '@parapet/api'
import {
  Card,
  EmptyState,
  formatMoney,
  Grid,
  Heading,
  Inline,
  Progress,
  Section,
  Select,
  Stack,
  Text,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useMemo, useState } from 'react'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { planRequests } from '../../shared/billing/usePlan.ts'
import { HowMadeButton } from '../../shared/explained/HowMadeButton.tsx'
import { UsedShare } from '../../shared/limits/UsedShare.tsx'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { consumptionWords } from './consumption.words.ts'
import { MonthPrice } from './MonthPrice.tsx'
import { PackageComparison } from './PackageComparison.tsx'

const params = { month: idParam }

/** The services of one month compared with the package, what they cost, and the running month with other packages. */
export function MonthSummary() {
  const t = useWords(consumptionWords)
  const monthName = useMonthName()
  const client = clientIdOf(useSession().company)
  const [now] = useState(() => Date.now() / 1000)
  const [url, change] = useUrlState(params)
  const request = useMemo(() => (client === null ? null : { filters: consumptionFilter(client, now) }), [client, now])
  const { data } = useRead(billing.consumption, request)
  if (!data || data.length === 0) return null
  const running = monthKey(now)
  const months = [...new Set([running, ...data.map(({ timestamp }) => monthKey(timestamp))])].sort().reverse()
  const month = months.find((one) => one === url.month) ?? running
  const rows = data.filter(({ timestamp }) => monthKey(timestamp) === month)
  const isRunning = month === running
  return (
    <>
      <Section
        title={t(isRunning ? 'month.running' : 'month.past', { month: monthName(month) })}
        actions={
          <Inline gap={2}>
            <Select
              label={t('month')}
              isLabelHidden
              name="month"
              value={month}
              onChange={(next) => change({ month: next === running ? null : next })}
              options={months.map((value) => ({ value, label: monthName(value) }))}
            />
            {request && client !== null && (
              <HowMadeButton
                figures={['consumed', 'committed', 'price', ...(isRunning ? (['projection'] as const) : [])]}
                requests={[{ call: billing.consumption, params: request }, ...planRequests(client)]}
              />
            )}
          </Inline>
        }
      >
        {rows.length === 0 ? (
          <EmptyState size="s" title={t('month.none', { month: monthName(month) })} />
        ) : (
          <Grid min={280}>
            {rows.map((row) => (
              <ServiceCard key={row.product} row={row} now={now} isRunning={isRunning} />
            ))}
            <MonthPrice rows={rows} month={month} now={now} isRunning={isRunning} />
          </Grid>
        )}
      </Section>
      {isRunning && rows.length > 0 && <PackageComparison rows={rows} month={monthName(month)} now={now} />}
    </>
  )
}

function ServiceCard({ row, now, isRunning }: { row: Consumption; now: number; isRunning: boolean }) {
  const t = useWords(consumptionWords)
  const { locale } = useLocale()
  const { amount, used, serviceName } = useAmounts()
  const { consumed, committed, unit } = row
  const name = serviceName(row.product)
  const projected = isRunning ? projectedConsumption(row, now) : null
  const beyond = consumed - committed
  const hasPlan = committed > 0
  return (
    <Card as="section" label={name}>
      <Stack gap={3}>
        <Heading level={3}>{name}</Heading>
        <Text size="xl" weight="semibold" numeric>
          {hasPlan ? used(consumed, committed, unit) : amount(consumed, unit)}
        </Text>
        {hasPlan && (
          <>
            <Progress label={name} value={consumed / committed} quiet />
            {beyond > 0 && <UsedShare value={consumed / committed} of="package" />}
          </>
        )}
        <Text as="p">
          {hasPlan && beyond <= 0
            ? t('service.left', { amount: amount(-beyond, unit) })
            : t('service.beyond', { amount: amount(beyond, unit), price: formatMoney(row.amount, CURRENCY, locale) })}
        </Text>
        {projected !== null && (
          <Text as="p" tone="muted">
            {t('service.projected', { amount: amount(projected, unit) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
