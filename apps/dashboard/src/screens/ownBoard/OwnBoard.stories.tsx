import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Own board',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/boards/300-905' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
/** A member without the WAF and the bots: their tiles keep their place and say why they are empty. */
export const WithHoles: Story = { args: { persona: 'viewer' } }
/** A board of the company that its reader may not change says so. */
export const Locked: Story = {
  args: { persona: 'viewer' },
  play: async ({ canvasElement }) => {
    const edit = await within(canvasElement).findByRole('button', { name: 'Edit board' }, { timeout: 10_000 })
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
  },
}
/** The form: name, widgets of any board, and what the board opens with. */
export const Editing: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit board' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Shift of the operators')
  },
}
export const Unknown: Story = { args: { path: '/300/boards/300-1' } }
/** A user of another company. */
export const Foreign: Story = { args: { persona: 'dealer', path: '/410/boards/300-905' } }
/** The address of a saved view leads to the page of views. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
