import { LocaleProvider, loadWords } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { listWords } from '../words/lists.ts'
import { useTicketName } from './useTicketName.ts'

it.each([
  ['es', 'In Progress', 'En curso'],
  ['es', 'Zurückgestellt', 'Zurückgestellt'],
  ['en', 'Rechazada', 'Rejected'],
] as const)('%s: %s is shown as %s', async (locale, name, shown) => {
  await Promise.all([loadWords(locale), listWords.load(locale)])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} zone="UTC">
      {children}
    </LocaleProvider>
  )
  const { result } = renderHook(() => useTicketName(), { wrapper })
  expect(result.current(name)).toBe(shown)
})
