import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ExplainStory } from './storyExplain.tsx'

const ready = async () => {
  await screen.findByText(/accounts for 99|explica el 99/, {}, { timeout: 10_000 })
}

const meta = {
  title: 'Explain/Drawer',
  component: ExplainStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExplainStory>
export default meta
type Story = StoryObj<typeof meta>

/** One value accounts for the difference. */
export const Explained: Story = { tags: ['picture'], play: ready }
/** Opened from the menu: the largest change of the range was looked for. */
export const LargestChange: Story = { args: { chart: { span: null } }, play: ready }
/** The 4xx responses rose and stay high, the 5xx responses did not move: the tile of both opens on the 4xx. */
export const LevelShift: Story = {
  args: { name: 'refused', chart: { span: null } },
  play: async () => {
    await screen.findByText(/\/v2\/session .*98/, {}, { timeout: 10_000 })
  },
}
/** Every part changed as much as the whole. */
export const NothingExplains: Story = { args: { name: 'even' } }
/** No single address does, but together they do. */
export const Several: Story = { args: { name: 'several' } }
export const Steady: Story = { args: { name: 'steady' } }
export const TooFew: Story = { args: { name: 'few' } }
/** Some fields have not answered yet. */
export const Waiting: Story = { args: { name: 'waiting' }, parameters: { picture: { showsWaiting: true } } }
/** One field failed, one is not allowed; the others are ranked. */
export const Partial: Story = { args: { name: 'partial' } }
export const Failed: Story = { args: { name: 'failed' } }
/** History has no reasons, and the contract keeps nothing of last week. */
export const FromHistory: Story = { args: { source: 'historic', oldestSeconds: 86_400 } }
export const NothingEarlier: Story = { args: { oldestSeconds: 1800 } }
/** Nothing else is recorded around the change. */
export const NothingElseHappened: Story = { args: { name: 'alone' }, play: ready }
/** What else happened is known only in part: some may not be seen, some is not hired, some failed. */
export const PartlyKnownEvents: Story = { args: { name: 'eventsFailed', isAdmin: false }, play: ready }
/** Values that try to be markup, formulas and endless words. */
export const HostileValues: Story = { args: { name: 'hostile' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready }
