import { AnnouncerProvider, LocaleProvider, loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { twinToCsv } from '../charts/csv.ts'
import { ExportProvider, useExported, useExportHost } from '../charts/exports.tsx'
import { HitRatio } from './HitRatio.tsx'
import { MonthTable } from './MonthTable.tsx'
import { Share } from './Share.tsx'
import { sampleNow } from './sample.ts'
import { TopTable } from './TopTable.tsx'
import { WorldMap } from './WorldMap.tsx'

beforeAll(() => loadWords('en'))

function Csv({ children }: { children: ReactElement }) {
  const host = useExportHost()
  const exported = useExported(host)
  return (
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <Suspense>
          <ExportProvider host={host}>{children}</ExportProvider>
          <output>{exported ? twinToCsv(exported.twin()) : ''}</output>
        </Suspense>
      </AnnouncerProvider>
    </LocaleProvider>
  )
}

const rows = [
  { key: 'hit', requests: 1200, bytes: 3_456_789 },
  { key: 'miss', requests: 300, bytes: 12 },
]
const month = { from: sampleNow, to: sampleNow + 60, bytes: 3_456_789, requests: 1200, days: [] }

test.each([
  [
    'ranking',
    <TopTable key="" label="x" keyKind="cache" rows={rows} total={null} />,
    'Cache result,Requests,Volume (B)',
    'hit,1200,3456789',
  ],
  [
    'compared ranking',
    <TopTable key="" label="x" keyKind="cache" rows={rows.map((row) => ({ ...row, previous: 7 }))} total={null} />,
    'Cache result,Requests,Volume (B),Requests before',
    'hit,1200,3456789,7',
  ],
  ['cache table', <HitRatio key="" label="x" rows={rows} />, 'Cache result,Requests,Volume (B)', 'Hit,1200,3456789'],
  [
    'months',
    <MonthTable key="" label="x" months={[month]} now={sampleNow} />,
    'Month,Volume (B),Requests',
    /,3456789,1200$/,
  ],
  [
    'month of which days are missing',
    <MonthTable key="" label="x" months={[{ ...month, known: { days: 24, of: 31 } }]} now={sampleNow} />,
    'Month,Volume (B),Requests,Days recorded',
    /,3456789,1200,24$/,
  ],
  [
    'share of a volume',
    <Share key="" label="x" unit="bytes" as="bars" parts={[{ key: 'a', label: 'a.com', value: 3_456_789 }]} />,
    'Part,Value (B),Share (0…1)',
    'a.com,3456789,1',
  ],
  [
    'map',
    <WorldMap key="" label="x" unit="requests" countries={[{ code: 'ES', value: 1200 }]} />,
    'Country,ISO 3166-1,Requests,Share (0…1)',
    'Spain,ES,1200,1',
  ],
])('the CSV of a %s names what its raw numbers count in the header', async (_, kind, head, row) => {
  await act(async () => {
    render(<Csv>{kind}</Csv>)
  })
  const [first, second] = (document.querySelector('output')?.textContent ?? '').split('\r\n')
  expect(first).toBe(head)
  expect(second).toEqual(typeof row === 'string' ? row : expect.stringMatching(row))
})

test('the CSV of a ranking has the order on screen', async () => {
  const two = [
    { key: '/many', requests: 9, bytes: 10 },
    { key: '/large', requests: 1, bytes: 1e9 },
  ]
  let csv = () => ''
  function Read() {
    const host = useExportHost()
    const exported = useExported(host)
    csv = () => (exported ? twinToCsv(exported.twin()) : '')
    return (
      <ExportProvider host={host}>
        <TopTable label="x" keyKind="path" rows={two} total={null} />
      </ExportProvider>
    )
  }
  await act(async () => {
    render(
      <LocaleProvider locale="en" zone="UTC">
        <AnnouncerProvider>
          <Read />
        </AnnouncerProvider>
      </LocaleProvider>,
    )
  })
  const keys = () =>
    csv()
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',')[0])
  expect(keys()).toEqual(['/many', '/large'])
  await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
  expect(keys()).toEqual(['/large', '/many'])
})
