import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { Anchor, type AnchorProps, Link, LinkProvider } from './Link.tsx'

/**
 * A link. External links open a new tab.
 *
 * Keyboard: Enter follows the link, also where it looks like a button.
 *
 * Screen readers: Its text is its name and must make sense out of context; external links add "opens in a new tab".
 */
const meta: Meta<typeof Link> = { title: 'UI/Link', component: Link }
export default meta
type Story = StoryObj<typeof Link>

/** A link within a sentence. */
export const InText: Story = {
  tags: ['picture'],
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

const goTo = fn()
const Routed = ({ href, ...props }: AnchorProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      goTo(href)
    }}
  />
)

/** Under a `LinkProvider` the app's router handles internal links. An `Anchor` can contain anything, here a card. */
export const ThroughARouter: Story = {
  render: () => (
    <LinkProvider component={Routed}>
      <Stack gap={3}>
        <Anchor href="/stats">
          <Card>
            <Text weight="semibold">History</Text>
          </Card>
        </Anchor>
        <Anchor href="https://example.com/status" external>
          <Text>Status page</Text>
        </Anchor>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    goTo.mockClear()
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: 'History' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(goTo).toHaveBeenCalledWith('/stats')
    await expect(canvas.getByRole('link', { name: /Status page/ })).toHaveAttribute('target', '_blank')
    canvas.getByRole('link', { name: 'History' }).blur()
  },
}
