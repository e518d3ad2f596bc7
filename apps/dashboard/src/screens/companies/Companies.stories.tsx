import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Companies',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/companies', persona: 'dealer' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The five clients of a dealer, each with the verdict on its last hour. */
export const Dealer: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Companies' }, { timeout: 8000 })
    await expect(await within(list).findAllByText('Server errors', undefined, { timeout: 8000 })).not.toHaveLength(0)
  },
}
export const Staff: Story = { args: { persona: 'staff' } }
export const Failing: Story = { globals: { scenario: 'flaky' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
