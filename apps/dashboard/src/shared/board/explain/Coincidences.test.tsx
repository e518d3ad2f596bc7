import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { answerExplain, brokenCheckout, ExplainStory } from './storyExplain.tsx'

beforeAll(() => loadWords('en'))

async function open(props: ComponentProps<typeof ExplainStory> = {}) {
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <ToastProvider>
          <ExplainStory {...props} />
        </ToastProvider>
      </AnnouncerProvider>
    </LocaleProvider>,
  )
  return screen.findByRole('region', { name: 'What else happened around then' })
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'What else happened around then' })).getAllByRole('listitem')

it('shows what happened close to the onset, with both times, what may have come first before what came later', async () => {
  const region = await open()
  expect(await within(region).findByText('The rise begins at 14:05, to within 5 minutes.')).toBeDefined()
  await screen.findByText(/Rule 7 changed/)
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts).toHaveLength(3)
  expect(texts[0]).toContain('Rule 7 changed')
  expect(texts[0]).toContain('14:06:00, within 5 minutes of 14:05, when it begins: which came first is unknown')
  expect(texts[1]).toContain('Version 4765 deployed: New origin for the checkout')
  expect(texts[1]).toContain('14:03:00, 2 minutes before the rise at 14:05')
  expect(texts[2]).toContain('Purge of https://shop.example.com/checkout')
  expect(texts[2]).toContain('after the rise began at 14:05')
})

it('never calls it a cause, and leads to the difference of the version and to the timeline', async () => {
  const region = await open()
  expect(await within(region).findByText(/does not make one the cause/)).toBeDefined()
  expect(region.textContent).not.toMatch(/caused by|because of|due to/i)
  expect(within(region).getByRole('link', { name: 'Difference' }).getAttribute('href')).toBe(
    '/300/provisioning?tab=vcl&open=4765&panel=version&compare=4764..4765',
  )
  expect(within(region).getByRole('link', { name: 'Timeline around this' }).getAttribute('href')).toMatch(
    /^\/300\/timeline\?from=\d+&to=\d+$/,
  )
})

it('says what was not checked: by role, by contract, or because it failed, which can be tried again', async () => {
  let isFailing = true
  const region = await open({
    isAdmin: false,
    answer: (request) =>
      answerExplain({ totals: [40, 1240], rankings: brokenCheckout, events: isFailing ? 'failed' : 'some' }, request),
  })
  const unchecked = await within(region).findByText(/^Not checked/)
  expect(unchecked.textContent).toContain('Changes of rules, modes and settings (your role doesn’t allow it)')
  expect(unchecked.textContent).toContain('Blocks (not hired)')
  expect(unchecked.textContent).toContain('Purges (the request failed)')
  expect(region.textContent).toContain('Version 4765 deployed')
  expect(region.textContent).not.toContain('Purge of')
  isFailing = false
  await userEvent.click(within(region).getByRole('button', { name: 'Try again' }))
  expect(await within(region).findByText(/Purge of https/)).toBeDefined()
  expect(within(region).queryByText(/the request failed/)).toBeNull()
})

it('says that nothing is recorded', async () => {
  const region = await open({ name: 'alone' })
  expect(await within(region).findByText(/^Nothing is recorded from 15\/06\/2026,? 13:50 to 14:15/)).toBeDefined()
})

it('says that no change begins in a chosen period', async () => {
  const from = Date.UTC(2026, 5, 15, 13, 0) / 1000
  const region = await open({ chart: { span: { from, to: from + 600 } } })
  expect(
    await within(region).findByText(
      'No change begins in the selected period, so these are close to its start at 13:00.',
    ),
  ).toBeDefined()
})

it('names the changes of the range by shape and times', async () => {
  await open({ name: 'refused', chart: { span: null } })
  const period = screen.getByRole('combobox', { name: /Period/ })
  expect(period.textContent).toMatch(/^Higher level: 15\/06\/2026,? 14:05 – 14:30/)
})
