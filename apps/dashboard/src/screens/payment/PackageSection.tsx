import {
  billing,
  callApi,
  consumptionFilter,
  expectedPrice,
  monthKey,
  type Solution,
  useApi,
  useRead,
} from '@parapet/api'
import {
  ConfirmDialog,
  EmptyState,
  formatMoney,
  Section,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { type Plan, usePlan } from '../../shared/billing/usePlan.ts'
import { PackageTable } from './PackageTable.tsx'
import { paymentWords } from './payment.words.ts'

/** The package of a client beside the others, and the change to another one. */
export function PackageSection({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const read = usePlan(client)
  return (
    <Section title={t('package')}>
      <ReadSection read={read} failed={t('package.failed')} placeholder={<Skeleton width="100%" height="420px" />}>
        {(held) => <Packages client={client} {...held} />}
      </ReadSection>
    </Section>
  )
}

function Packages({ client, packages, plan, held, extras, offeredExtras }: Plan & { client: number }) {
  const t = useWords(paymentWords)
  const f = useFormat()
  const { locale } = useLocale()
  const monthName = useMonthName()
  const [now] = useState(() => Date.now() / 1000)
  const [chosen, setChosen] = useState<Solution>()
  const { data: months } = useRead(billing.consumption, { filters: consumptionFilter(client, now) }, { quiet: true })
  const change = usePackageChange(client)
  const month = monthKey(now)
  const rows = months?.filter(({ timestamp }) => monthKey(timestamp) === month)
  const expectedOf = (one: Solution) => (rows ? expectedPrice(rows, one, extras, now) : null)
  const money = (value: number) => formatMoney(value, CURRENCY, locale)
  const since = held.since === null ? Number.NaN : Date.parse(held.since) / 1000
  const named = held.extras.map(({ id, quantity }) => {
    const name = offeredExtras.find((one) => one.id === id)?.name ?? String(id)
    return quantity > 1 ? `${name} ×${f.number(quantity)}` : name
  })
  const [before, after] = [plan && expectedOf(plan), chosen && expectedOf(chosen)]
  return (
    <>
      <Stack gap={4}>
        <Text as="p">
          {plan
            ? t('package.yours', { name: plan.name, price: money(plan.price) })
            : t('package.unknown', { name: held.solution_type })}{' '}
          {Number.isFinite(since) && t('package.since', { date: f.date(since, 'date') })}{' '}
          {named.length > 0 && t('package.extras', { names: named.join(', '), price: money(extras) })}
        </Text>
        {packages.length === 0 ? (
          <EmptyState size="s" title={t('package.none')} />
        ) : (
          <PackageTable
            packages={packages}
            current={plan}
            expectedOf={expectedOf}
            month={monthName(month)}
            onChoose={setChosen}
          />
        )}
      </Stack>
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('confirm.title', { name: chosen?.name ?? '' })}
        confirmLabel={t('confirm.yes', { name: chosen?.name ?? '' })}
        tone="primary"
        onConfirm={async () => {
          if (chosen) await change(chosen, plan)
          setChosen(undefined)
        }}
      >
        {chosen && (
          <Stack gap={3}>
            <Text as="p">{t('confirm.price', { price: money(chosen.price) })}</Text>
            <Text as="p">{t('confirm.month', { month: monthName(month) })}</Text>
            {before != null && after != null && (
              <Text as="p" weight="semibold">
                {t('confirm.expected', { month: monthName(month), after: money(after), before: money(before) })}
              </Text>
            )}
            {named.length > 0 && <Text as="p">{t('confirm.extras')}</Text>}
          </Stack>
        )}
      </ConfirmDialog>
    </>
  )
}

/** Returns a function that changes the package and keeps the extras; the change can be undone. */
function usePackageChange(client: number) {
  const api = useApi()
  const t = useWords(paymentWords)
  const { send, run } = useTask()
  return async function change(next: Solution, previous: Solution | undefined): Promise<void> {
    await run(
      async () => {
        // The extras may have been changed elsewhere.
        const { extras } = await callApi(billing.clientSolution, { client }, api)
        await send(billing.saveClientSolution, { client, body: { solution_type: next.solution_type, extras } })
      },
      {
        done: t('changed', { name: next.name }),
        ...(previous && { undo: () => () => change(previous, undefined) }),
      },
    )
  }
}
