import { AnnouncerProvider, LocaleProvider } from '@parapet/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { beforeAll, describe, it } from 'vitest'
import { uiWords } from '../../../ui/src/words/ui.ts'
import { Marks } from '../charts/Marks.tsx'
import { TimelineLinkContext } from '../charts/markers.ts'
import type { PlotModel } from '../charts/options.ts'
import type { Marker, TimeSpan } from '../charts/types.ts'
import { eventsWords } from '../words/events.ts'
import { kindWords } from '../words/kinds.ts'
import { EventList } from './EventList.tsx'

const at = (clock: string) => Date.parse(`2026-06-15T${clock}Z`) / 1000
const markers: Marker[] = [
  {
    time: at('09:00:00'),
    label: 'Version 41 deployed',
    who: 'Ada Lovelace',
    href: '/300/autoprovisioning',
    seen: { kind: 'version', value: '41' },
  },
  { time: at('09:00:30'), label: 'Incident: Frankfurt', tone: 'bad' },
  { time: at('09:45:00'), label: 'Ban of /news/*', tone: 'watch', who: 'api', href: '/300/invalidation' },
  { time: at('12:00:00'), label: 'Purge of /late' },
]
const span = { from: at('08:30:00'), to: at('10:00:00') }
const model: Pick<PlotModel, 'box' | 'x' | 'width' | 'height' | 'step'> = {
  step: 60,
  width: 900,
  height: 160,
  box: { left: 0, top: 24, width: 900, height: 100 },
  x: { min: span.from, max: span.to, ticks: [] },
}

beforeAll(() => Promise.all([kindWords.load('en'), eventsWords.load('en'), uiWords.load('en')]))

const wrapped = (element: ReactNode) => (
  <LocaleProvider locale="en" zone="UTC">
    <AnnouncerProvider>
      <Suspense>{element}</Suspense>
    </AnnouncerProvider>
  </LocaleProvider>
)
const show = (element: ReactNode) => render(wrapped(element))

function Chart({ of = markers }: { of?: readonly Marker[] }) {
  const [listed, setListed] = useState<{ isOpen: boolean; at?: TimeSpan | undefined }>({ isOpen: false })
  return (
    <>
      <Marks
        model={model}
        markers={of}
        timeText={(time) => new Date(time * 1000).toISOString().slice(11, 16)}
        onOpen={(where) => setListed({ isOpen: true, at: where })}
      />
      <EventList {...listed} label="Bandwidth" markers={of} span={span} onClose={() => setListed({ isOpen: false })} />
    </>
  )
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

describe('events under a chart', () => {
  it('are labelled as purges when there are no others', () => {
    show(<Chart of={markers.slice(2).map((marker): Marker => ({ ...marker, kind: 'purge' }))} />)
    expect(screen.getByRole('button', { name: '1 purge' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /event/ })).toBeNull()
  })

  it('are shown as a flag, or one dot with the number of simultaneous ones', () => {
    show(<Chart />)
    expect(screen.getByRole('button', { name: 'Ban of /news/*, 09:45' })).toHaveTextContent('')
    const [together, all] = screen.getAllByRole('button', { name: /events/ })
    expect([together?.textContent, all?.textContent]).toEqual(['2', '3 events'])
  })

  it('have a single tab stop', async () => {
    show(<Chart />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '3 events' })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('are listed with time, kind and user, newest first, linked to their pages; closing restores focus', async () => {
    show(<Chart />)
    const button = screen.getByRole('button', { name: '3 events' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Events: Bandwidth' })
    expect(rows()).toEqual([
      ['15/06/2026 09:45', 'Ban of /news/*', 'api', ''],
      ['15/06/2026 09:00', 'Incident: Frankfurt', '—', ''],
      ['15/06/2026 09:00', 'Version 41 deployed', 'Ada Lovelace', ''],
    ])
    const link = screen.getByRole('link', { name: 'Version 41 deployed' })
    expect(link).toHaveAttribute('href', '/300/autoprovisioning')
    expect(link).toHaveAttribute('data-why', 'Version 41 deployed, 09:00')
    expect(screen.queryByRole('link', { name: /Frankfurt/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Actions for Version 41 deployed' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
  })

  it('open with their own group, and with the rest of the chart on request', async () => {
    show(<Chart />)
    await userEvent.click(screen.getByRole('button', { name: '2 events: Version 41 deployed · Incident: Frankfurt' }))
    await screen.findByRole('dialog')
    expect(rows().map(([, what]) => what)).toEqual(['Incident: Frankfurt', 'Version 41 deployed'])
    await userEvent.click(screen.getByRole('button', { name: 'All events of the chart' }))
    expect(rows()).toHaveLength(3)
  })

  it('exclude purges until requested', async () => {
    const purges = [5, 6, 7].map((minute): Marker => ({ kind: 'purge', time: at(`09:0${minute}:00`), label: 'Purge' }))
    const deployed: Marker = { kind: 'deployment', time: at('09:30:00'), label: 'Version 41 deployed' }
    show(<Chart of={[...purges, deployed]} />)
    await userEvent.click(screen.getByRole('button', { name: '1 event' }))
    await screen.findByRole('dialog')
    expect(rows().map(([, what]) => what)).toEqual(['Version 41 deployed'])
    await userEvent.click(screen.getByRole('checkbox', { name: '3 purges' }))
    expect(rows()).toHaveLength(4)
  })

  it('say how many URLs a purge had, and that earlier ones are not loaded', async () => {
    const purges = [5, 6].map(
      (minute): Marker => ({ kind: 'purge', time: at(`09:0${minute}:00`), label: 'Purge of 50 URLs', size: 50 }),
    )
    const cuts = [{ kind: 'purge', before: at('09:05:00'), loaded: 100, total: 302 } as const]
    show(<Marks model={model} markers={purges} cuts={cuts} timeText={String} onOpen={() => undefined} />)
    expect(screen.getByRole('button', { name: '2 purges or more' })).toBeDefined()
    const list = { label: 'Bandwidth', markers: purges, cuts, onClose: () => undefined }
    const { rerender } = show(<EventList isOpen {...list} span={span} />)
    expect(await screen.findByRole('checkbox', { name: '2 purges of 100 URLs' })).toBeDefined()
    expect(
      screen.getByText(
        'Purges before 15/06/2026 09:05 are not listed: only the newest 100 of 302 purged URLs were loaded.',
      ),
    ).toBeDefined()
    rerender(wrapped(<EventList isOpen {...list} span={{ from: at('09:05:00'), to: span.to }} />))
    expect(screen.queryByText(/are not listed/)).toBeNull()
  })

  it('are absent without events, which the list says', async () => {
    show(<Chart of={markers.slice(3)} />)
    expect(screen.queryByRole('button')).toBeNull()
    show(<EventList isOpen label="Bandwidth" markers={[]} span={span} onClose={() => undefined} />)
    expect(await screen.findByText(/No events in this range/)).toBeDefined()
  })

  it('leads to the timeline of its period, and around each event', async () => {
    show(
      <TimelineLinkContext value={({ from, to }) => `/timeline?${from}-${to}`}>
        <Chart />
      </TimelineLinkContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^3 events/ }))
    const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
    expect(hrefOf('Timeline of this period')).toBe(`/timeline?${span.from}-${span.to}`)
    expect(hrefOf(/09:45/)).toBe(`/timeline?${at('09:15:00')}-${at('10:15:00')}`)
  })
})
