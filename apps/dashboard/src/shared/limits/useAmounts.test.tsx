import { LocaleProvider, loadWords } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { useAmounts } from './useAmounts.ts'

beforeAll(() => loadWords('en'))

function amountsWith(byteLabels: 'iec' | 'jedec') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale="en" zone="UTC" byteLabels={byteLabels}>
      {children}
    </LocaleProvider>
  )
  return renderHook(() => useAmounts(), { wrapper }).result.current
}

it.each([
  ['iec', '2,000 GiB', 'GiB', '1.95 TiB'],
  ['jedec', '2,000 GB', 'GB', '1.95 TB'],
] as const)(
  'writes a limit in the unit in which it was entered, and all sizes in one family: %s',
  (labels, limit, unit, scaled) => {
    const { entered, unitName, usedOfLimit, amount } = amountsWith(labels)
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(entered(2000, 'GB'))).toBe(limit)
    expect(plain(usedOfLimit(500, 2000, 'GB'))).toBe(`500 of ${limit}`)
    expect(unitName('GB')).toBe(unit)
    expect(plain(amount(2000, 'GB'))).toBe(scaled)
    expect(entered(5000, 'requests')).toBe('5,000 requests')
  },
)
