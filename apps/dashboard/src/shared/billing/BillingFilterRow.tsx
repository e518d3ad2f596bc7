import { FilterRow, MultiSelect, Select, useWords } from '@parapet/ui'
import { useAmounts } from '../limits/useAmounts.ts'
import { staffBillingWords } from './staffBilling.words.ts'
import { useMonthName } from './useMonthName.ts'
import type { StaffBilling } from './useStaffBilling.ts'

/** The range of months, products and clients of the staff's billing pages. */
export function BillingFilterRow({ staff, hasProducts = false }: { staff: StaffBilling; hasProducts?: boolean }) {
  const t = useWords(staffBillingWords)
  const monthName = useMonthName()
  const { serviceName } = useAmounts()
  const { offered, range, filter, products = [], clients = [], change } = staff
  const named = (months: readonly string[]) => months.map((value) => ({ value, label: monthName(value) }))
  return (
    <FilterRow>
      <Select
        label={t('from')}
        name="from"
        value={range.from}
        options={named(offered)}
        onChange={(from) => change({ from })}
      />
      <Select
        label={t('to')}
        name="to"
        value={range.to}
        options={named(offered.filter((month) => month >= range.from))}
        onChange={(to) => change({ from: range.from, to })}
      />
      {hasProducts && (
        <MultiSelect
          label={t('products')}
          name="products"
          placeholder={t('all')}
          isOneLine
          value={filter.products}
          options={products.map(({ key }) => ({ value: key, label: serviceName(key) }))}
          onChange={(next) => change({ products: next })}
        />
      )}
      <MultiSelect
        label={t('clients')}
        name="clients"
        placeholder={t('all')}
        isOneLine
        value={filter.clients.map(String)}
        options={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(next) => change({ clients: next })}
      />
    </FilterRow>
  )
}
