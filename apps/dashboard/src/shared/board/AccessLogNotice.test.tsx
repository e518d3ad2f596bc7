import type { AccessLog } from '@parapet/api'
import { LocaleProvider, loadWords } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { AccessLogNotice } from './AccessLogNotice.tsx'

const log: AccessLog = {
  company: 300,
  file: 'shop.log.gz',
  requests: 6000,
  from: Date.parse('2026-06-10T08:00:00Z') / 1000,
  to: Date.parse('2026-06-15T10:29:59Z') / 1000,
  movedBy: 4000 * 86_400,
  lacks: ['cached', 'response_time'],
  countries: { requests: 5988, day: '2026-06-17' },
  isDemo: false,
  isLive: false,
  files: [
    {
      name: 'shop.log.gz',
      lines: 6003,
      requests: 6000,
      formats: [{ format: 'combined', lines: 6000 }],
      unused: '0.005',
    },
  ],
  refused: [
    {
      reason: 'status',
      lines: 3,
      examples: [{ file: 'shop.log.gz', line: 17, column: 62, text: '8.8.8.8 - - "<b>" 999' }],
    },
  ],
}

const links = {
  page: (name: string, query?: URLSearchParams) => `/${name}?${query}`,
  hasAnalytics: true,
  service: () => '',
}

beforeAll(() => loadWords('en'))

const show = (over: Partial<AccessLog>) =>
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AccessLogNotice log={{ ...log, ...over }} links={links} />
    </LocaleProvider>,
  )

it('shows by how much the times were shifted, and how to keep the original times', async () => {
  show({})
  const text = await screen.findByText(/^6,000 requests/)
  expect(text.textContent).toContain('10/06/2026 08:00 – 15/06/2026 10:29: shifted by 10 years 350 days')
  expect(text.textContent).toContain('--keep-times')
  const whole = screen.getByRole('link', { name: 'Show the whole log' })
  expect(whole.getAttribute('href')).toContain(`to=${log.to + 1}`)
})

it('shows that the times were not shifted', async () => {
  show({ movedBy: 0 })
  expect((await screen.findByText(/^6,000 requests/)).textContent).toContain('the log’s own times')
})

it('lists the fields the log lacks, the source of its countries, and generated data', async () => {
  show({ isDemo: true })
  await userEvent.click(await screen.findByRole('button', { name: 'About this log' }))
  const about = await screen.findByRole('dialog', { name: 'About this log' })
  expect(about.textContent).toContain('Not in this log: cache results and response times.')
  expect(about.textContent).toMatch(/5,988 requests .*ip-location-db of 17\/06\/2026.*nro\.net/)
  expect(about.textContent).toContain('tickets, certificates and incidents of this company are sample data')
})

it('shows formats, lines left out with reason and place, and how to log what is missing', async () => {
  show({ isLive: true })
  expect((await screen.findByText(/^6,000 requests/)).textContent).toMatch(/followed.*3 lines were left out\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'What was read' }))
  const dialog = await screen.findByRole('dialog', { name: 'What was read of this log' })
  const row = within(dialog).getByRole('row', { name: /shop\.log\.gz/ })
  expect(row.textContent).toBe('shop.log.gzcombined6,0036,000')
  expect(dialog.textContent).toContain('--log-format can name it. An example: 0.005')
  expect(dialog.textContent).toContain('3 lines: the status is no status from 100 to 599.')
  expect(dialog.textContent).toContain('shop.log.gz, line 17, column 62: 8.8.8.8 - - "<b>" 999')
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Varnish' }))
  expect(within(dialog).getByRole('region', { name: 'Configuration of Varnish' }).textContent).toContain('time=%Dus')
})
