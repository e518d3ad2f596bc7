import { billing, type PackageCell, type PackageKey, packageRows, type Solution } from '@parapet/api'
import {
  Button,
  Card,
  formatMoney,
  KeyValue,
  ListTable,
  media,
  Select,
  Stack,
  Status,
  Tag,
  Text,
  useFormat,
  useLocale,
  useMedia,
  useWords,
} from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { paymentWords } from './payment.words.ts'

interface PackageTableProps {
  packages: readonly Solution[]
  current: Solution | undefined
  /** The price expected for the running month under a package; null if unknown. */
  expectedOf: (one: Solution) => number | null
  /** The name of the running month. */
  month: string
  onChoose: (one: Solution) => void
}

type RowId = PackageKey | 'price' | 'expected' | 'choose'

/** Compares packages row by row (§3): the current one is marked, and each other value says how it differs. */
export function PackageTable({ packages, current, expectedOf, month, onChoose }: PackageTableProps) {
  const t = useWords(paymentWords)
  const { locale } = useLocale()
  const isPhone = useMedia(media.phone)
  const text = useCellText()
  const refusal = refusalText(useMay(billing.saveClientSolution))
  const [picked, setPicked] = useState<string | null>(null)
  const one = packages.find(({ solution_type }) => solution_type === picked) ?? current ?? packages[0]
  const lowest = Math.min(...packages.flatMap((one) => expectedOf(one) ?? []))
  const cells = new Map(packages.map((one) => [one, new Map(packageRows(one).map(({ key, cell }) => [key, cell]))]))
  const rows: readonly RowId[] = ['price', ...(cells.values().next().value?.keys() ?? []), 'expected', 'choose']
  const money = (value: number) => formatMoney(value, CURRENCY, locale)

  const textOf = (id: RowId, one: Solution): string => {
    if (id === 'price') return money(one.price)
    if (id === 'choose') return ''
    if (id === 'expected') {
      const expected = expectedOf(one)
      return expected === null ? '—' : money(expected)
    }
    return text.cell(cells.get(one)?.get(id))
  }
  const differenceOf = (id: RowId, one: Solution): string | undefined => {
    if (!current || one === current || id === 'choose') return undefined
    if (id === 'price') return text.signed(one.price - current.price, money)
    if (id === 'expected') {
      const [mine, its] = [expectedOf(current), expectedOf(one)]
      return mine === null || its === null ? undefined : text.signed(its - mine, money)
    }
    return text.difference(cells.get(current)?.get(id), cells.get(one)?.get(id))
  }
  const nameOf = (one: Solution) => (one === current ? t('package.current', { name: one.name }) : one.name)
  const rowName = (id: RowId) => (id === 'expected' ? t('row.expected', { month }) : t(`row.${id}`))
  const cellOf = (id: RowId, one: Solution): ReactNode => {
    if (id === 'choose')
      return one === current ? (
        <Status tone="good" label={t('package.have')} />
      ) : (
        <Button size="s" disabledReason={refusal} onClick={() => onChoose(one)}>
          {t('choose', { name: one.name })}
        </Button>
      )
    const difference = differenceOf(id, one)
    const isGranted = grantOf(id === 'price' || id === 'expected' ? undefined : cells.get(one)?.get(id))
    return (
      <>
        {isGranted === undefined ? (
          <Text weight={difference ? 'semibold' : undefined}>{textOf(id, one)}</Text>
        ) : (
          <Status tone={isGranted ? 'good' : 'quiet'} label={textOf(id, one)} />
        )}{' '}
        {id === 'expected' && expectedOf(one) === lowest && <Tag>{t('lowest')}</Tag>}
        {difference && (
          <Text as="div" size="s" tone="muted">
            {difference}
          </Text>
        )}
      </>
    )
  }
  return (
    <Stack gap={3}>
      {isPhone && one ? (
        <>
          <Select
            label={t('package')}
            name="package"
            value={one.solution_type}
            options={packages.map((each) => ({ value: each.solution_type, label: nameOf(each) }))}
            onChange={setPicked}
          />
          <KeyValue items={rows.map((id) => ({ label: rowName(id), value: cellOf(id, one) }))} />
        </>
      ) : (
        <Card>
          <ListTable<RowId>
            isFitted
            label={t('package.table')}
            rows={rows}
            getRowId={(id) => id}
            columns={[
              {
                id: 'row',
                header: t('package.row'),
                value: rowName,
              },
              ...packages.map((each) => ({
                id: each.solution_type,
                header: nameOf(each),
                value: (id: RowId) => textOf(id, each),
                cell: (id: RowId) => cellOf(id, each),
              })),
            ]}
          />
        </Card>
      )}
      <Text as="p" tone="muted" size="s">
        {t('package.note', { month })}
      </Text>
    </Stack>
  )
}

const grantOf = (cell: PackageCell | undefined) => (cell?.kind === 'granted' ? cell.value : undefined)

/** Returns functions that write a cell with its unit, and its difference from the same cell of another package. */
function useCellText() {
  const t = useWords(paymentWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { amount } = useAmounts()
  const signed = (by: number, format: (value: number) => string) =>
    by === 0 ? undefined : t(by > 0 ? 'more' : 'less', { amount: format(Math.abs(by)) })
  const quantity = (value: number, unit: Extract<PackageCell, { kind: 'quantity' }>['unit']) => {
    if (unit === 'terabytes') return amount(value, 'TB')
    if (unit === 'hours') return t('hours', { n: value })
    return unit === 'domains' ? f.number(value) : amount(value, unit)
  }
  const price = (value: number) => formatMoney(value, CURRENCY, locale, 4)
  const cell = (one: PackageCell | undefined): string => {
    switch (one?.kind) {
      case 'quantity':
        return quantity(one.value, one.unit)
      case 'price':
        return t(`per.${one.per}`, { price: price(one.value), unit: f.volumeUnit('GB') })
      case 'granted':
        return t(one.value ? 'granted' : 'notGranted')
      default:
        return t('notIncluded')
    }
  }
  return {
    signed,
    cell,
    difference(mine: PackageCell | undefined, its: PackageCell | undefined): string | undefined {
      if (mine?.kind === 'quantity' && its?.kind === 'quantity')
        return signed(its.value - mine.value, (by) => quantity(by, its.unit))
      if (mine?.kind === 'price' && its?.kind === 'price') return signed(its.value - mine.value, price)
      return cell(mine) === cell(its) ? undefined : t('instead', { value: cell(mine) })
    },
  }
}
