import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { answerExplain, brokenCheckout, ExplainStory, storySpan } from './storyExplain.tsx'

beforeAll(() => loadWords('en'))

function open(props: ComponentProps<typeof ExplainStory> = {}) {
  return render(
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <ToastProvider>
          <ExplainStory {...props} />
        </ToastProvider>
      </AnnouncerProvider>
    </LocaleProvider>,
  )
}

const list = () => screen.findByRole('list', { name: 'What changed most, ranked' })
const rows = async () => within(await list()).getAllByRole('listitem')

describe('Explain this change', () => {
  it('exports its table as evidence: the comparison and each value with its figures', async () => {
    const onEvidence = vi.fn<NonNullable<ComponentProps<typeof ExplainStory>['onEvidence']>>()
    open({ onEvidence })
    await userEvent.click(await screen.findByRole('button', { name: 'Save evidence (ZIP)' }))
    const [[extra, happened] = []] = onEvidence.mock.calls[0] ?? []
    expect(extra?.title).toBe('Explanation: Error rate')
    expect(extra?.twin.columns.map(({ label }) => label)).toEqual([
      'Dimension',
      'Value',
      'Before',
      'After',
      'Share of the change',
    ])
    expect(extra?.twin.rows[0]?.slice(0, 4)).toEqual(['Reason', 'TCDN-OENG', 10, expect.any(Number)])
    expect(happened?.title).toBe('What else happened around then')
    expect(happened?.text).toMatch(/^The rise begins at 14:05.* does not make one the cause of the other/)
    expect(happened?.twin.rows).toContainEqual([
      expect.any(Number),
      'Deployment',
      'Version 4765 deployed: New origin for the checkout',
      expect.anything(),
      '14:03:00, 2 minutes before the rise at 14:05',
    ])
  })

  it('ranks the contributors to the difference with their figures, and announces when it is ready', async () => {
    open()
    expect(await screen.findByText('Reason TCDN-OENG accounts for 99% of the difference.')).toBeDefined()
    expect(
      screen.getByText('Reason TCDN-OENG accounts for 99% of the difference.').closest('[role=status]'),
    ).not.toBeNull()
    const [first, second] = await rows()
    expect(first?.textContent).toContain('An error of your origin was passed on')
    expect(first?.textContent).toContain('99% of the difference')
    expect(first?.textContent).toContain('10 before, 1.2k now')
    expect(first?.textContent).toContain('unusual')
    expect(second?.textContent).toContain('500 · Internal Server Error')
    expect((await list()).textContent).not.toContain('Cache result')
  })

  it('filters the page by a value, excludes a value, and links to the span', async () => {
    const user = userEvent.setup()
    const pick = { include: vi.fn(), exclude: vi.fn() }
    const onClose = vi.fn()
    open({ actions: { pick }, onClose })
    await screen.findByText(/accounts for 99%/)
    expect(screen.getByRole('link', { name: 'Open /checkout in this period' }).getAttribute('href')).toContain(
      `from=${storySpan.from}&to=${storySpan.to}&is.request=%2Fcheckout&compare=previous`,
    )
    await user.click(screen.getByRole('button', { name: 'Filter by shop.example.com' }))
    expect(pick.include).toHaveBeenCalledWith('vhost', 'shop.example.com')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('excludes a value', async () => {
    const user = userEvent.setup()
    const pick = { include: vi.fn(), exclude: vi.fn() }
    open({ actions: { pick } })
    await screen.findByText(/accounts for 99%/)
    await user.click(screen.getByRole('button', { name: 'Exclude 500' }))
    expect(pick.exclude).toHaveBeenCalledWith('response', '500')
  })

  it('ranks the other fields when one fails and one is forbidden, and names both', async () => {
    const user = userEvent.setup()
    let isBroken = true
    open({
      answer: (request) =>
        answerExplain(
          { totals: [40, 1240], rankings: brokenCheckout, failing: isBroken ? { request: 500, clientip: 403 } : {} },
          request,
        ),
    })
    expect(await screen.findByText(/Some fields could not be compared/)).toBeDefined()
    const left = screen.getByRole('region', { name: 'Not compared' })
    expect(left.textContent).toContain('URL: the request failed')
    expect(left.textContent).toContain('IP address: your role doesn’t allow it')
    expect(screen.queryByRole('button', { name: 'Filter by /checkout' })).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Filter by /checkout' })).toBeDefined()
  })

  it('shows partial results while a field is loading, and cancels the request on close', async () => {
    const user = userEvent.setup()
    const signals: AbortSignal[] = []
    open({
      answer: (request) => {
        signals.push(request.signal)
        return answerExplain({ totals: [40, 1240], rankings: brokenCheckout, isSilent: ['agent'] }, request)
      },
    })
    expect(await screen.findByRole('button', { name: 'Filter by /checkout' })).toBeDefined()
    expect(screen.getByRole('progressbar', { name: '8 of 9 fields compared' })).toBeDefined()
    expect(screen.queryByText(/accounts for/)).toBeNull()
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(signals.some(({ aborted }) => aborted)).toBe(true))
  })

  it.each([
    ['even', 'Nothing explains it: no value stands out enough.'],
    ['several', '6 values of IP address together account for 67% of the difference.'],
    ['steady', 'Nothing to explain: the difference is below 5 % or within random variation.'],
    ['few', 'Too few requests to compare: fewer than 30 in each period.'],
    ['failed', 'The totals could not be loaded, so nothing can be explained.'],
  ] as const)('%s: %s', async (name, text) => {
    open({ name })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('selects the largest change of the range without a chosen span', async () => {
    open({ chart: { span: null } })
    expect(await screen.findByText(/^15\/06\/2026,? 14:05 – 14:25/)).toBeDefined()
    expect(await screen.findByText(/accounts for 99%/)).toBeDefined()
  })

  it.each([
    ['the range', null, '14:05 – 14:30'],
    ['a chosen span', { from: storySpan.from, to: storySpan.from + 600 }, '14:05 – 14:15'],
  ])('opens on the class of error responses that moved in %s, and on a level that stays', async (_, span, times) => {
    open({ name: 'refused', chart: { span } })
    expect(await screen.findByText(new RegExp(`^15/06/2026,? ${times}`))).toBeDefined()
    expect(await screen.findByText(/URL \/v2\/session accounts for|Status code 401 accounts for/)).toBeDefined()
    expect(screen.getByRole('combobox', { name: /What changed/ }).textContent).toContain('4xx responses')
  })

  it("names what History lacks, and the baseline outside the contract's retention", async () => {
    const user = userEvent.setup()
    open({ source: 'historic', oldestSeconds: 86_400 })
    expect(await screen.findByText(/Status code 500 accounts for/)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Not compared' }).textContent).toContain(
      'Reason: Not available in History; use Analytics',
    )
    await user.click(screen.getByRole('combobox', { name: /Compared with/ }))
    const option = await screen.findByRole('option', { name: /Same time last week/ })
    expect(option.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows that the contract keeps no earlier data', async () => {
    open({ oldestSeconds: 1800 })
    expect(await screen.findByText(/Your contract keeps no data from before this period/)).toBeDefined()
  })

  it('explains another metric of the same span', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByText(/accounts for 99%/)
    await user.click(screen.getByRole('combobox', { name: /What changed/ }))
    await user.click(await screen.findByRole('option', { name: 'Requests' }))
    expect(await screen.findByText(/Nothing to explain/)).toBeDefined()
  })
})
