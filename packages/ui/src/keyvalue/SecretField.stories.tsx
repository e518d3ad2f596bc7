import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SecretField } from './SecretField.tsx'

/**
 * A key or token: shown on demand, for a minute at most; copied without being shown.
 *
 * Keyboard: The field, the show button and the copy button are three tab stops; a shown secret hides again after a
 * minute.
 *
 * Screen readers: The description is "shown" or "hidden"; while hidden only dots are read. Both buttons have names.
 */
const meta: Meta<typeof SecretField> = {
  title: 'UI/Secret',
  component: SecretField,
  args: { label: 'API key', value: 'pk_made-up-for-this-story', help: 'For your scripts. Treat it as a password.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof SecretField>

/** A secret is hidden at first. */
export const Hidden: Story = {}
/** The secret is shown until it is hidden again. */
export const Shown: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'API key' })).not.toHaveValue('pk_made-up-for-this-story')
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }))
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveValue('pk_made-up-for-this-story')
    canvas.getByRole('button', { name: 'Hide API key' }).blur()
  },
}
