import type { Failure, SlowRead } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleNow, sampleTimes, sampleValues } from '../kinds/sample.ts'
import { TimeSeries } from '../kinds/TimeSeries.tsx'
import { KeyFigure } from './KeyFigure.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'

const times = sampleTimes(60, 60)
const values = sampleValues(7, 60, 1400)
const chart = (
  <TimeSeries
    label="Requests per second"
    times={times}
    step={60}
    unit="req/s"
    shape="area"
    series={[{ key: 'all', label: 'All sites', color: 'accent', values }]}
  />
)

const seconds = (ago: number) => (sampleNow - ago) * 1000
const slow: SlowRead = {
  sinceMs: seconds(34),
  attempt: 3,
  attempts: 10,
  isInBackground: false,
  cancel: fn(),
  background: fn(),
}
const http: Failure = {
  kind: 'http',
  status: 502,
  message: 'Bad gateway',
  fields: {},
  requestId: '01JXR8Z4QK',
  raw: null,
}

const meta: Meta<typeof WidgetFrame> = {
  title: 'Widgets/Frame',
  component: WidgetFrame,
  decorators: [
    (Story) => (
      <div style={{ width: 640, maxWidth: '100%', height: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    code: 'stats.delivery.rate',
    title: 'Requests per second',
    subtitle: 'by site, req/s · 1-minute buckets · Europe/Madrid',
    about: 'Requests per second in each bucket. The average excludes gaps.',
    state: { kind: 'ready', updatedAt: seconds(8) },
    figure: <KeyFigure value={1412} unit="req/s" whole="average" />,
    layout: { size: 1, onSize: fn(), onHide: fn(), onMove: fn() },
    exportAbout: () => ({ range: '15/06/2026 11:30 – 12:30', zone: 'Europe/Madrid' }),
    onRefresh: fn(),
    children: chart,
  },
}
export default meta
type Story = StoryObj<typeof WidgetFrame>

export const Ready: Story = {}

export const Compared: Story = {
  tags: ['picture'],
  args: {
    figure: (
      <KeyFigure
        value={1412}
        unit="req/s"
        whole="average"
        change={{ previous: 1260, meaning: 'neutral', against: 'previous' }}
      />
    ),
  },
}

export const ComparedWorse: Story = {
  args: {
    title: 'Response time',
    figure: (
      <KeyFigure
        value={84_000}
        unit="micros"
        whole="average"
        change={{ previous: 61_000, meaning: 'upBad', against: 'week' }}
      />
    ),
  },
}

const waiting = { picture: { showsWaiting: true } }

export const FirstLoad: Story = { tags: ['picture'], parameters: waiting, args: { state: { kind: 'loading' } } }

export const Away: Story = { args: { state: { kind: 'away' } } }

export const FirstLoadLong: Story = { parameters: waiting, args: { state: { kind: 'loading', isLong: true } } }

export const FirstLoadTable: Story = { parameters: waiting, args: { state: { kind: 'loading' }, skeleton: 'table' } }

export const Refreshing: Story = {
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(12) } },
}

export const RefreshingSlow: Story = {
  tags: ['picture'],
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(75), slow } },
}

export const OtherQuestion: Story = {
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(12), isEarlierData: true } },
}

export const SlowQuery: Story = {
  tags: ['picture'],
  args: { state: { kind: 'slow', slow } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel' }))
    await expect(slow.cancel).toHaveBeenCalled()
  },
}

export const SlowInBackground: Story = { args: { state: { kind: 'slow', slow: { ...slow, isInBackground: true } } } }

export const EmptyNoTraffic: Story = {
  args: {
    state: {
      kind: 'empty',
      reason: {
        kind: 'noTraffic',
        who: 'www.aurora.example',
        range: '15/06/2026 10:00 – 11:00',
        lastSeen: 'Last traffic: 15 Jun 2026, 08:00',
      },
    },
  },
}

export const EmptyFiltered: Story = {
  tags: ['picture'],
  args: {
    state: {
      kind: 'empty',
      reason: {
        kind: 'filtered',
        filters: [
          { label: 'Country: ES', onRelax: fn() },
          { label: 'not Status code: 404', onRelax: fn() },
        ],
        onRelaxAll: fn(),
      },
    },
  },
}

/** A filter value may be one very long word. */
export const EmptyFilteredLong: Story = {
  args: {
    state: {
      kind: 'empty',
      reason: { kind: 'filtered', filters: [{ label: `Path: /${'x'.repeat(400)}`, onRelax: fn() }] },
    },
  },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('button', { name: /^Remove/ })
    const { left, right } = within(canvasElement).getByRole('article').getBoundingClientRect()
    const box = way.getBoundingClientRect()
    await expect(box.left).toBeGreaterThan(left)
    await expect(box.right).toBeLessThan(right)
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth)
  },
}

export const EmptyChooseRange: Story = { args: { state: { kind: 'empty', reason: { kind: 'range' } } } }

export const EmptyChooseSite: Story = { args: { state: { kind: 'empty', reason: { kind: 'site' } } } }

export const EmptyNothing: Story = { args: { state: { kind: 'empty', reason: { kind: 'nothing' } } } }

export const NotHired: Story = {
  tags: ['picture'],
  args: {
    state: { kind: 'notHired', offer: { action: { label: 'Activate Service', href: '#services' } } },
  },
}

export const Forbidden: Story = { args: { state: { kind: 'forbidden', what: 'history' } } }

export const ErrorStatus: Story = {
  tags: ['picture'],
  args: { state: { kind: 'failed', failure: http, onRetry: fn() } },
}

export const ErrorUnexpected: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: {
        kind: 'unexpected',
        path: '14.timestamp',
        expected: 'number',
        received: 'null',
        call: 'statistics.historicHistogram',
      },
      onRetry: fn(),
    },
  },
}

export const ErrorNetwork: Story = { args: { state: { kind: 'failed', failure: { kind: 'network' }, onRetry: fn() } } }

export const ErrorTimeout: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'timeout', afterMs: 120_000 }, onRetry: fn() } },
}

export const ErrorToldByBanner: Story = {
  args: { isReported: true, state: { kind: 'failed', failure: http, onRetry: fn() } },
}

export const Cancelled: Story = { args: { state: { kind: 'failed', failure: { kind: 'cancelled' }, onRetry: fn() } } }

export const ErrorBroken: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'broken' }, onRetry: fn() } },
}

export const Stale: Story = {
  args: { state: { kind: 'stale', updatedAt: seconds(190), failure: http, onRetry: fn() } },
}

export const Partial: Story = {
  args: {
    state: {
      kind: 'ready',
      remarks: [{ kind: 'partial', failed: ['the comparison period'] }],
    },
  },
}

export const Unreadable: Story = {
  args: { state: { kind: 'ready', remarks: [{ kind: 'unreadable', count: 1, text: '1 ticket could not be read' }] } },
}

export const Gap: Story = { args: { state: { kind: 'ready', remarks: [{ kind: 'gap', share: 0.1 }] } } }

export const Truncated: Story = {
  args: {
    state: {
      kind: 'ready',
      remarks: [
        { kind: 'top', shown: 10, total: 4312 },
        { kind: 'compared', rows: 1000, total: 4312 },
        { kind: 'sampled', oneIn: 10 },
        { kind: 'unfiltered', filters: ['Method'] },
      ],
    },
  },
}

export const WithMenu: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Options for Requests per second' }))
    const hide = await body.findByRole('menuitem', { name: 'Hide' })
    await waitFor(() => expect(hide).toBeVisible())
  },
}

export const AsTable: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Options for Requests per second' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Show as table' }))
    await expect(await within(canvasElement).findByRole('table')).toBeVisible()
  },
}

export const About: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Options for Requests per second' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'About this figure' }))
    const about = await body.findByText(/Requests per second in each bucket/)
    await waitFor(() => expect(about).toBeVisible())
  },
}
