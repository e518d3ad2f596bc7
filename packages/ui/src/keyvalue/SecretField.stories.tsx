import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SecretField } from './SecretField.tsx'

/**
 * A key or token: shown on demand, for a minute at most; copied without being shown.
 *
 * Keyboard: The field, the eye and the copy button are three stops of Tab; what is shown hides again by itself.
 *
 * Screen readers: The description says whether it is shown or hidden; hidden, the dots are read and never the secret. Both buttons say
 * what they are for.
 */
const meta: Meta<typeof SecretField> = {
  title: 'UI/Secret',
  component: SecretField,
  args: { label: 'API key', value: 'pk_made-up-for-this-story', help: 'For your scripts. Treat it as a password.' },
  decorators: [(Shown) => <div style={{ maxInlineSize: 480 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof SecretField>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'API key' })).not.toHaveValue('pk_made-up-for-this-story')
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }))
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveValue('pk_made-up-for-this-story')
    canvas.getByRole('button', { name: 'Hide API key' }).blur()
  },
}
