import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Icon, loadIcons } from '../icon/Icon.tsx'
import { Card, Section } from '../layout/Card.tsx'
import { type AnchorProps, Link, LinkProvider } from '../link/Link.tsx'
import { Heading } from './Heading.tsx'
import { MiddleTruncate } from './MiddleTruncate.tsx'
import { Ago, Bytes, Count, DateTime, Duration, Percent, Rate } from './values.tsx'

describe('values', () => {
  const nowMs = Date.UTC(2026, 5, 15, 10, 30)
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(nowMs)
  })
  afterEach(() => vi.useRealTimers())

  it('abbreviates a number, with the full number as tooltip', () => {
    render(<Count value={1_234_567} />)
    expect(screen.getByText('1.23M').title).toBe('1,234,567')
  })

  it('formats each type of value, and an unknown one as a dash', () => {
    const { container } = render(
      <>
        <Bytes value={2048} />
        <Rate value={12} />
        <Percent value={0.5} />
        <Duration value={60} />
        <Count value={null} />
        <DateTime value={nowMs / 1000} />
        <DateTime value={null} />
      </>,
    )
    const texts = [...container.children].map((one) => one.textContent?.replaceAll('\u00a0', ' '))
    expect(texts).toEqual(['2 KiB', '12 req/s', '50.0%', '1 minute', '—', '15/06/2026 10:30', '—'])
  })

  it('updates the time since a moment', () => {
    render(<Ago value={nowMs / 1000 - 8} />)
    expect(screen.getByText('8 s ago').getAttribute('dateTime')).toBe('2026-06-15T10:29:52.000Z')
    act(() => vi.advanceTimersByTime(3000))
    expect(screen.getByText('11 s ago')).toBeTruthy()
    act(() => vi.advanceTimersByTime(120_000))
    expect(screen.getByText('2 min ago')).toBeTruthy()
  })
})

it('keeps the full text for screen readers when truncated in the middle', () => {
  render(<MiddleTruncate text="/video/2026/06/segment-000042.ts" mono />)
  expect(screen.getByText('/video/2026/06/segment-000042.ts')).toBeTruthy()
})

it('keeps a least width for a text that is cut at its end, not wider than the text', () => {
  const least = (text: string) =>
    (render(<MiddleTruncate text={text} isCutAtEnd />).container.firstElementChild as HTMLElement).style.minInlineSize
  expect(least('www.auroramedia.example')).toBe('18ch')
  expect(least('www.example.co.uk')).toBe('17ch')
})

it('does not truncate one or two letters', () => {
  const parts = (text: string) =>
    render(<MiddleTruncate text={text} />).container.querySelectorAll('[aria-hidden="true"]').length
  expect(parts('application/json')).toBe(0)
  expect(parts('application/xhtml')).toBe(2)
})

it('uses the app’s link component for internal links and a new tab for external ones', () => {
  const Routed = ({ children, ...props }: AnchorProps) => (
    <a {...props} data-routed="">
      {children}
    </a>
  )
  render(
    <LinkProvider component={Routed}>
      <Link href="/stats">History</Link>
      <Link href="https://example.com" external>
        Docs
      </Link>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'History' }).dataset.routed).toBe('')
  const outside = screen.getByRole('link', { name: 'Docs (opens in a new tab)' })
  expect(outside.getAttribute('target')).toBe('_blank')
})

it('names a section after its title', () => {
  render(
    <Section title="Traffic">
      <Card label="Requests" as="article">
        <Heading level={3}>Requests</Heading>
      </Card>
    </Section>,
  )
  expect(screen.getByRole('region', { name: 'Traffic' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Traffic' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Requests' })).toBeTruthy()
})

it('names an icon by its label and draws lazy icons once loaded', async () => {
  const { container } = render(
    <>
      <Icon name="check" />
      <Icon name="x" label="Failed" />
      <Icon name="dns" />
      <Icon name="rocket" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Failed' })).toBeTruthy()
  await act(loadIcons)
  expect(container.querySelectorAll('svg')).toHaveLength(4)
  const drawn = () => container.querySelectorAll('svg > path')
  expect(drawn().length).toBeGreaterThanOrEqual(3)
  await waitFor(() => expect(drawn()).toHaveLength(4))
})
