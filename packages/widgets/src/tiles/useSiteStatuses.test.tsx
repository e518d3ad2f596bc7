import { initialView, makeHistogramEntry } from '@parapet/api'
import { MultiSelect } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { loadBoardWords, TestPage, testNow } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { useSiteStatuses } from './useSiteStatuses.ts'

beforeAll(loadBoardWords)

const allSites = ['a.com', 'b.com']
const query = toBoardQuery(
  { ...initialView, include: { response: ['404'] }, sites: ['a.com'] },
  { company: 300, now: testNow, zone: 'UTC', allSites },
)

function SitePicker() {
  const [hasOpened, setOpened] = useState(false)
  const statuses = useSiteStatuses(query, hasOpened)
  return (
    <MultiSelect
      label="Sites"
      name="sites"
      value={[]}
      onChange={() => undefined}
      onOpen={() => setOpened(true)}
      options={allSites.map((site) => {
        const status = statuses?.get(site)
        return { value: site, label: site, ...(status ? { status } : {}) }
      })}
    />
  )
}

it('marks the sites that need attention once the list opens, whatever the filters', async () => {
  const asked: URLSearchParams[] = []
  await act(async () =>
    render(
      <TestPage
        answer={(_, params) => {
          asked.push(params)
          return Response.json({
            'a.com': [makeHistogramEntry({ requests: 9000 })],
            'b.com': [makeHistogramEntry({ requests: 9000, status_5xx: 200 })],
          })
        }}
      >
        <SitePicker />
      </TestPage>,
    ),
  )
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }))
  const option = await screen.findByRole('option', { name: /b\.com/ })
  expect(await within(option).findByText('Degraded')).toBeTruthy()
  expect(screen.getByRole('option', { name: /a\.com/ }).textContent).toBe('a.com')
  const [filters] = asked.map((params) => JSON.parse(params.get('filters') ?? '{}'))
  expect(filters).toMatchObject({ vhost: [] })
  expect(filters.response).toBeUndefined()
})
