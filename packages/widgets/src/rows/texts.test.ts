import { initialView } from '@parapet/api'
import { expect, it } from 'vitest'
import type { RowContext } from './row.ts'
import { siteTexts } from './texts.ts'

const words = { t: (_: string, values: { value?: string }) => `Site: ${values?.value ?? ''}` } as unknown as Pick<
  RowContext,
  't' | 'f'
>
const allSites = ['a.com', 'b.com', 'c.com']

it('lists the selected sites, and none when all are selected', () => {
  const of = (sites: string[]) => siteTexts({ view: { ...initialView, sites }, allSites }, words)
  expect(of(['a.com', 'c.com'])).toEqual(['Site: a.com', 'Site: c.com'])
  expect(of([])).toEqual([])
  expect(of(allSites)).toEqual([])
})
