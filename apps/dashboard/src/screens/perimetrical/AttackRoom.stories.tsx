import { type ApiContext, defaultTimings } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory, type ScreenStoryProps } from '../../start/story/ScreenStory.tsx'

const site = 'www.auroramedia.example'
const aimed = `/perimetrical?tab=attack&site=${site}&is.request=%2Fv2%2Fsession`

const meta = {
  title: 'Screens/Perimetrical/Attack room',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: aimed },
  globals: { scenario: 'stuffing' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 15_000 }
const hasFigures = async () => {
  await screen.findByText(/stopped now \(last 5 minutes\)|Ahora se detiene/, undefined, patient)
}
const hasMeasures = async () => {
  await waitFor(() => {
    const table = screen.getByRole('table', { name: 'What acts now: measures' })
    expect(table).not.toHaveAttribute('aria-busy')
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  }, patient)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient))
const dialogShows = async (text: RegExp) => {
  const dialog = await screen.findByRole('dialog', undefined, patient)
  await within(dialog).findByText(text, undefined, patient)
}

function answering(answers: readonly (typeof real)[], only: RegExp): Partial<ApiContext> {
  const asked = new Map<string, number>()
  return {
    timings: { ...defaultTimings, slowMs: 300 },
    fetch: (input, init) => {
      const ask = () => fetch(input, init)
      const { pathname, search } = new URL(String(input), location.origin)
      if (!only.test(pathname + search)) return ask()
      const before = asked.get(pathname) ?? 0
      asked.set(pathname, before + 1)
      return (answers[Math.min(before, answers.length - 1)] ?? real)(ask, init?.signal ?? undefined)
    },
  }
}

function Answered({ answers, only, ...props }: ScreenStoryProps & { answers: readonly (typeof real)[]; only: RegExp }) {
  const [api] = useState(() => answering(answers, only))
  return <ScreenStory {...props} api={api} />
}

const rankings = /delivery\/analytic\/table/
const answered = (answers: readonly (typeof real)[], only: RegExp, play: Story['play'], more: Story = {}): Story => ({
  render: (args) => <Answered {...args} answers={answers} only={only} />,
  play,
  ...more,
})
const showsWaiting: Story = { parameters: { picture: { showsWaiting: true } } }

/** Nothing is chosen yet: what has risen is proposed. */
export const Proposals: Story = {
  args: { path: '/perimetrical?tab=attack' },
  play: async () => {
    await press('Count as the attack: Path: /v2/session')
    await screen.findByRole('heading', { name: /^The attack on / }, patient)
  },
}
export const Attack: Story = { tags: ['picture'], play: hasFigures }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, scenario: 'stuffing' }, play: hasFigures }
export const Spanish: Story = { globals: { locale: 'es', scenario: 'stuffing' }, play: hasFigures }
/** Addresses of the attack with what blocking them would have done. */
export const BlockPreview: Story = {
  tags: ['picture'],
  play: async () => {
    await hasFigures()
    await hasMeasures()
    await press('Block addresses…')
    await dialogShows(/^The attack: /)
    // The press scrolled to the button, whose place depends on what had loaded.
    window.scrollTo(0, 0)
  },
}
export const ListPreview: Story = {
  play: async () => {
    await press('Add addresses to a list…')
    await dialogShows(/^The attack: /)
  },
}
export const ModePreview: Story = {
  play: async () => {
    await press('Under attack mode…')
    const dialog = await screen.findByRole('alertdialog', undefined, patient)
    await within(dialog).findByText(/^The attack: /, undefined, patient)
  },
}
export const RulePreview: Story = {
  play: async () => {
    await press('Limit requests…')
    await dialogShows(/^The attack: /)
  },
}
/** A measure is taken back, and put on again by its toast. */
export const TakenBack: Story = {
  play: async () => {
    await hasMeasures()
    await press(/^Take back \d+ temporary measures$/)
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: /^Take back/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient))
    await screen.findByRole('button', { name: /^Take back \d+ temporary measures$/ }, patient)
  },
}
export const PostMortem: Story = {
  tags: ['picture'],
  play: async () => {
    await hasFigures()
    await press('Post-mortem')
    await screen.findByRole('article', { name: /^Post-mortem/ }, patient)
  },
}
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = {
  args: { path: '/perimetrical?tab=attack' },
  globals: { scenario: 'hostile' },
  play: hasFigures,
}
/** No requests of this kind. */
export const Empty: Story = {
  args: { path: `/perimetrical?tab=attack&site=${site}&is.request=%2Fnever-asked-for` },
  play: async () => {
    await screen.findByText('No such requests', undefined, patient)
  },
}
/** A viewer sees the room, and is told before why they may not act. */
export const Viewer: Story = {
  args: { persona: 'viewer' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Block addresses…' }, patient)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const FirstLoad = answered(
  [pending],
  rankings,
  async () => {
    await screen.findByRole('heading', { name: /^The attack on / }, patient)
    await expect(screen.queryByText(/stopped now/)).toBeNull()
  },
  showsWaiting,
)
export const Slow = answered(
  [pending],
  rankings,
  async () => {
    await screen.findAllByText('Please wait, this is taking longer than expected.', undefined, patient)
  },
  showsWaiting,
)
export const Failed = answered([refused(500)], /delivery\/analytic/, async () => {
  await screen.findByText('The figures could not be loaded', undefined, patient)
})
export const Forbidden = answered([refused(403)], /delivery\/analytic/, async () => {
  await screen.findAllByText(/Answer of the story\./, undefined, patient)
})
/** The blocked list failed: the rest is shown, and it can be read again. */
export const BlockedListFailed = answered([refused(500), real], /blockedlist/, async () => {
  await screen.findByText(/^Not shown: .*blocks \(the request failed\)/, undefined, patient)
})
