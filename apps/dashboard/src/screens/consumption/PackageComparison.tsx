import { type Consumption, clientIdOf, expectedPrice, type Solution } from '@parapet/api'
import { Card, Inline, ListTable, Money, media, Section, Stack, Tag, Text, useMedia, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { usePlan } from '../../shared/billing/usePlan.ts'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { consumptionWords } from './consumption.words.ts'

interface PackageComparisonProps {
  rows: readonly Consumption[]
  /** The name of the running month. */
  month: string
  now: number
}

/** What the running month is expected to cost with each package, before tax. */
export function PackageComparison({ rows, month, now }: PackageComparisonProps) {
  const t = useWords(consumptionWords)
  const { amount } = useAmounts()
  const isPhone = useMedia(media.phone)
  const { data: held } = usePlan(clientIdOf(useSession().company))
  if (!held?.plan) return null
  const { packages, plan, extras } = held
  const expectedOf = (one: Solution) => expectedPrice(rows, one, extras, now)
  const lowest = Math.min(...packages.flatMap((one) => expectedOf(one) ?? []))
  if (!Number.isFinite(lowest)) return null
  const nameOf = (one: Solution) => (one === plan ? t('packages.current', { name: one.name }) : one.name)
  return (
    <Section title={t('packages.title')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('packages.text', { month })}
        </Text>
        <Card>
          <ListTable<Solution>
            isFitted
            label={t('packages.title')}
            rows={packages}
            getRowId={({ id }) => String(id)}
            columns={[
              {
                id: 'name',
                header: t('packages.name'),
                value: nameOf,
              },
              {
                id: 'price',
                header: t('packages.price'),
                value: ({ price }) => price,
                cell: ({ price }) => <Money value={price} currency={CURRENCY} />,
                numeric: true,
              },
              {
                id: 'included',
                header: t('packages.included'),
                value: ({ commitment }) => commitment,
                cell: ({ commitment }) => amount(commitment, 'TB'),
                numeric: true,
                isHidden: isPhone,
              },
              {
                id: 'expected',
                header: t('packages.expected'),
                value: expectedOf,
                cell: (one) => (
                  <Inline gap={2} justify="end">
                    {expectedOf(one) === lowest && <Tag>{t('packages.cheapest')}</Tag>}
                    <Money value={expectedOf(one)} currency={CURRENCY} />
                  </Inline>
                ),
                numeric: true,
              },
            ]}
          />
        </Card>
      </Stack>
    </Section>
  )
}
