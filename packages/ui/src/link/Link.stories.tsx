import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { Link } from './Link.tsx'

/** Goes somewhere. One that leaves the product opens another tab, and says so to those who listen. */
const meta: Meta<typeof Link> = { title: 'UI/Link', component: Link }
export default meta
type Story = StoryObj<typeof Link>

export const InText: Story = {
  render: () => (
    <Stack gap={3}>
      <Text>
        Traffic of the last day is in <Link href="/stats">the history</Link>, what it means in{' '}
        <Link href="https://example.com/docs" external>
          the manual
        </Link>
        .
      </Text>
      <Link href="/a">{'a-link-without-any-place-to-break-'.repeat(6)}</Link>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'the history' })).toHaveAttribute('href', '/stats')
    await expect(canvas.getByRole('link', { name: /the manual.*opens in a new tab/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    )
  },
}
