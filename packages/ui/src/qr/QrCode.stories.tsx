import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

/**
 * A QR code, dark on white in every theme. Show its text beside it.
 *
 * Screen readers: An image with its label as name. The text beside it can be copied instead.
 */
const meta: Meta<typeof QrCode> = {
  title: 'UI/QR code',
  component: QrCode,
  args: {
    label: 'Key for the one-time codes of your telephone',
    text: 'otpauth://totp/Parapet:ana?secret=MADEUPFORTHISSTORY&issuer=Parapet',
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Key: Story = { tags: ['picture'] }
export const Small: Story = { args: { size: 96 } }
export const LongText: Story = { args: { text: 'https://www.example.com/?'.padEnd(600, 'abcdefgh'), size: 320 } }
