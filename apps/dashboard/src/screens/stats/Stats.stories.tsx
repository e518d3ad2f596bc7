import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/History',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/stats' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Delivery: Story = { tags: ['picture'] }
export const Midtier: Story = { args: { path: '/300/stats?tab=midtier' } }
export const Compared: Story = { args: { path: '/300/stats?range=1M&compare=previous' } }
/** A service that the viewer cannot open presents itself in its tab. */
export const MidtierNotOpen: Story = { tags: ['picture'], args: { path: '/stats?tab=midtier', persona: 'viewer' } }
/** A link with sites of another company and an unknown setting. */
export const StrangeLink: Story = { args: { path: '/300/stats?site=gone.example&company=301&colour=red' } }
const cameFrom = { from: '/300', why: '5xx responses, Hit ratio 14:05' }
/** Opened from a figure of home: the way back is beside the crumbs. */
export const CameFrom: Story = { args: { path: '/300/stats?range=1h', cameFrom } }
export const CameFromPhone: Story = {
  args: { path: '/300/stats?range=1h', cameFrom },
  globals: { viewport: { value: 'phone' } },
}
/** The stored view of a link does not exist any more. */
export const SharedViewGone: Story = { args: { path: '/300/stats?shared=1-99' } }
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
/** A tenth of every histogram is missing. */
export const Gaps: Story = { globals: { scenario: 'partial' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
/** On a wall: the board alone. */
export const Wall: Story = { args: { path: '/300/stats?wall=1' } }
