import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

/**
 * A text for a telephone to take over, dark on white in every theme. The same text stands beside it to be copied.
 *
 * Screen readers: A picture of its label. Who cannot point a camera at it copies the same text beside it.
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

export const Key: Story = {}
export const Small: Story = { args: { size: 96 } }
export const LongText: Story = { args: { text: 'https://www.example.com/?'.padEnd(600, 'abcdefgh'), size: 320 } }
