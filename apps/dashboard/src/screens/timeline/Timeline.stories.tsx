import { type ApiContext, defaultTimings } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory, type ScreenStoryProps } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Timeline',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/timeline' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }
const table = () => screen.findByRole('table', { name: /Timeline|Cronología/ }, patient)
const hasRows = async () => {
  await waitFor(async () => {
    const shown = await table()
    expect(shown).not.toHaveAttribute('aria-busy')
    expect(within(shown).getAllByRole('row').length).toBeGreaterThan(1)
  }, patient)
}

/** The paths of all sources of events. */
const sources =
  /\/(config|audit\/action\/\d+|uam|backendproblem|invalidate|tag_invalidate|sslconfig|blockedlist|issues\/all|anomalies|issues\.json|shared_url)\/?$/

function answering(answers: readonly (typeof real)[], only: RegExp): Partial<ApiContext> {
  const asked = new Map<string, number>()
  return {
    timings: { ...defaultTimings, slowMs: 300 },
    fetch: (input, init) => {
      const ask = () => fetch(input, init)
      const { pathname } = new URL(String(input), location.origin)
      if (!sources.test(pathname) || !only.test(pathname)) return ask()
      const before = asked.get(String(input)) ?? 0
      asked.set(String(input), before + 1)
      return (answers[Math.min(before, answers.length - 1)] ?? real)(ask, init?.signal ?? undefined)
    },
  }
}

function Answered({ answers, only, ...props }: ScreenStoryProps & { answers: readonly (typeof real)[]; only: RegExp }) {
  const [api] = useState(() => answering(answers, only))
  return <ScreenStory {...props} api={api} />
}

const answered = (answers: readonly (typeof real)[], play: Story['play'], only = /./, more: Story = {}): Story => ({
  render: (args) => <Answered {...args} answers={answers} only={only} />,
  play,
  ...more,
})
const showsWaiting: Story = { parameters: { picture: { showsWaiting: true } } }

/** A deployment, the anomalies after it, a ticket and the way back. */
export const Day: Story = { tags: ['picture'], globals: { scenario: 'baddeploy' }, play: hasRows }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, scenario: 'baddeploy' } }
export const Spanish: Story = { globals: { locale: 'es' }, play: hasRows }
/** A viewer sees what their role allows, and is told what was not checked. */
export const Viewer: Story = {
  args: { persona: 'viewer' },
  play: async () => {
    await screen.findByText(/^Not checked: .*your role doesn’t allow it/, undefined, patient)
  },
}
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' }, play: hasRows }
export const InvalidRange: Story = { args: { path: '/300/timeline?from=20&to=10' } }
export const NoneOfTheseKinds: Story = {
  args: { path: '/300/timeline?q=no-such-event' },
  play: async () => {
    await screen.findByText('No matching events', undefined, patient)
  },
}
export const Empty: Story = {
  globals: { scenario: 'empty' },
  args: { path: '/300/timeline?range=15m' },
  play: async () => {
    await screen.findByText('Nothing happened in this range', undefined, patient)
  },
}
/** A company that has hired nothing. */
export const NothingHired: Story = {
  globals: { scenario: 'unhired' },
  play: async () => {
    await screen.findByText(/^Not checked: .*not hired/, undefined, patient)
  },
}
export const FirstLoad = answered(
  [pending],
  async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
  },
  /./,
  showsWaiting,
)
export const Slow = answered(
  [pending],
  async () => {
    await screen.findByText('Please wait, the list is taking longer than expected.', undefined, patient)
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
  /./,
  showsWaiting,
)
export const Refreshing = answered(
  [real, pending],
  async () => {
    await hasRows()
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'))
  },
  /./,
  showsWaiting,
)
export const Failed = answered([refused(500)], async () => {
  await screen.findByText('The timeline could not be loaded', undefined, patient)
  await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})
export const Recovers = answered([refused(500), real], async () => {
  await screen.findByText('The timeline could not be loaded', undefined, patient)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await hasRows()
})
export const Forbidden = answered([refused(403)], async () => {
  await screen.findByText(/Answer of the story\./, undefined, patient)
})
/** One source failed: the others are listed, and it can be read again. */
export const OneSourceFailed = answered(
  [refused(500)],
  async () => {
    await hasRows()
    await screen.findByText(/Purges \(the request failed\)/, undefined, patient)
  },
  /\/invalidate\//,
)
export const PartRecovers = answered(
  [refused(500), real],
  async () => {
    await hasRows()
    await screen.findByText(/Purges \(the request failed\)/, undefined, patient)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/the request failed/)).toBeNull(), patient)
  },
  /\/invalidate\//,
)
export const Stale = answered([real, refused(503)], async () => {
  await hasRows()
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/Answer of the story\./, undefined, patient)
  await hasRows()
})
