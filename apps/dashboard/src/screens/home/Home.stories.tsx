import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Home',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = { tags: ['canary'] }
export const Viewer: Story = { args: { persona: 'viewer' } }
/** A user without traffic permission. */
export const Config: Story = { args: { persona: 'config' } }
export const Dealer: Story = { tags: ['picture'], args: { path: '/', persona: 'dealer' } }
export const FirstRun: Story = { tags: ['picture'], args: { path: '/', persona: 'newcomer' } }
export const WeakPassword: Story = { args: { path: '/', persona: 'weak' } }
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
/** A tenth of every histogram is missing. */
export const Gaps: Story = { globals: { scenario: 'partial' } }
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** On a wall: the board alone. */
export const Wall: Story = { args: { path: '/300?wall=1' } }
export const WallAsleep: Story = { args: { path: '/300?wall=1&sleep=0-23' } }
