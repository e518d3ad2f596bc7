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

/** The data is there. */
export const Ready: Story = {}

/** A figure compared with the period before. */
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

/** A figure that is worse than in the period before. */
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

/** Before the first answer, in the shape of what will be there. */
export const FirstLoad: Story = { tags: ['picture'], parameters: waiting, args: { state: { kind: 'loading' } } }

/** Out of sight: it has not asked for anything yet. */
export const Away: Story = { args: { state: { kind: 'away' } } }

/** The first answer takes more than two seconds, and it says so. */
export const FirstLoadLong: Story = { parameters: waiting, args: { state: { kind: 'loading', isLong: true } } }

/** Before the first answer, in the shape of a table. */
export const FirstLoadTable: Story = { parameters: waiting, args: { state: { kind: 'loading' }, skeleton: 'table' } }

/** The data stays while it is read again, with its age. */
export const Refreshing: Story = {
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(12) } },
}

/** Reading again takes long: the data stays, and the reader can stop waiting. */
export const RefreshingSlow: Story = {
  tags: ['picture'],
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(75), slow } },
}

/** The data of the earlier question stays, faded, until the new answer is there. */
export const OtherQuestion: Story = {
  parameters: waiting,
  args: { state: { kind: 'refreshing', updatedAt: seconds(12), isEarlierData: true } },
}

/** The first answer takes long: how long, which attempt, and the ways out. */
export const SlowQuery: Story = {
  tags: ['picture'],
  args: { state: { kind: 'slow', slow } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel' }))
    await expect(slow.cancel).toHaveBeenCalled()
  },
}

/** The reader has sent a long query to the background. */
export const SlowInBackground: Story = { args: { state: { kind: 'slow', slow: { ...slow, isInBackground: true } } } }

/** There were no requests, of whom and in which range. */
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

/** The filters leave nothing, and each can be removed. */
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

/** A range has to be chosen first. */
export const EmptyChooseRange: Story = { args: { state: { kind: 'empty', reason: { kind: 'range' } } } }

/** A site has to be chosen first. */
export const EmptyChooseSite: Story = { args: { state: { kind: 'empty', reason: { kind: 'site' } } } }

/** There is nothing, and no more is known. */
export const EmptyNothing: Story = { args: { state: { kind: 'empty', reason: { kind: 'nothing' } } } }

/** The service is not hired: an example, and the way to it. */
export const NotHired: Story = {
  tags: ['picture'],
  args: {
    state: { kind: 'notHired', offer: { action: { label: 'Activate Service', href: '#services' } } },
  },
}

/** The provider refuses the reader. */
export const Forbidden: Story = { args: { state: { kind: 'forbidden', what: 'history' } } }

/** The provider has answered with an error. */
export const ErrorStatus: Story = {
  tags: ['picture'],
  args: { state: { kind: 'failed', failure: http, onRetry: fn() } },
}

/** The answer has another format than expected. */
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

/** The provider cannot be reached. */
export const ErrorNetwork: Story = { args: { state: { kind: 'failed', failure: { kind: 'network' }, onRetry: fn() } } }

/** The provider has not answered in time. */
export const ErrorTimeout: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'timeout', afterMs: 120_000 }, onRetry: fn() } },
}

/** The banner of the page says why, so the widget is short. */
export const ErrorToldByBanner: Story = {
  args: { isReported: true, state: { kind: 'failed', failure: http, onRetry: fn() } },
}

/** The reader has cancelled the query. */
export const Cancelled: Story = { args: { state: { kind: 'failed', failure: { kind: 'cancelled' }, onRetry: fn() } } }

/** The answer could not be drawn. */
export const ErrorBroken: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'broken' }, onRetry: fn() } },
}

/** Reading again has failed: the data stays, with its age and a way to try again. */
export const Stale: Story = {
  args: { state: { kind: 'stale', updatedAt: seconds(190), failure: http, onRetry: fn() } },
}

/** A part beside the main data could not be loaded, and it is named. */
export const Partial: Story = {
  args: {
    state: {
      kind: 'ready',
      remarks: [{ kind: 'partial', failed: ['the comparison period'] }],
    },
  },
}

/** Some entries could not be read, and it says how many. */
export const Unreadable: Story = {
  args: { state: { kind: 'ready', remarks: [{ kind: 'unreadable', count: 1, text: '1 ticket could not be read' }] } },
}

/** A part of the range was not collected, and it says how much. */
export const Gap: Story = { args: { state: { kind: 'ready', remarks: [{ kind: 'gap', share: 0.1 }] } } }

/** Only the largest are shown, and it says of how many. */
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

/** The menu of a widget, with its layout and its files. */
export const WithMenu: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Options for Requests per second' }))
    const hide = await body.findByRole('menuitem', { name: 'Hide' })
    await waitFor(() => expect(hide).toBeVisible())
  },
}

/** The chart as a table of the same data. */
export const AsTable: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Options for Requests per second' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Show as table' }))
    await expect(await within(canvasElement).findByRole('table')).toBeVisible()
  },
}

/** What the figure says and how it is made, beside the menu. */
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
