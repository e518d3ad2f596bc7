import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Button, LinkButton } from './Button.tsx'

/**
 * Buttons act; use `LinkButton` for navigation.
 *
 * Keyboard: Enter and Space activate a button, Enter a link. A disabled or busy button stays in the tab order.
 *
 * Screen readers: The visible text is the name and the reason for being disabled is the description. A busy button has
 * `aria-busy`.
 */
const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof Button>

/** The main action of a section, once at most. */
export const Primary: Story = { args: { tone: 'primary' } }
/** Any other action. */
export const Secondary: Story = { args: { tone: 'secondary' } }
/** An action among many, such as in a toolbar. */
export const Quiet: Story = { args: { tone: 'quiet' } }
/** An action that destroys something. */
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', children: 'Purge 12 URLs' } }
/** In little space, such as in a row. */
export const Small: Story = { args: { size: 's' } }
/** With an icon before or after its text. */
export const WithIcons: Story = { args: { icon: 'download', iconEnd: 'chevronDown', children: 'Download' } }
/** While its action runs it cannot be pressed again. */
export const Busy: Story = { args: { tone: 'primary', busy: true }, parameters: { picture: { showsWaiting: true } } }
/** As wide as its container. */
export const Wide: Story = { args: { tone: 'primary', wide: true, children: 'Sign in' } }
/** A text that needs several lines. */
export const LongText: Story = {
  args: {
    tone: 'primary',
    children: 'Apply the purge to every site of Aldermere & Whitcombe Content Delivery Services and of its resellers',
  },
  decorators: [(Shown) => <div style={{ inlineSize: 280 }}>{Shown()}</div>],
}

/** It cannot be pressed now, and says why. */
export const Disabled: Story = {
  args: { tone: 'primary', disabledReason: 'Only company admins may do this' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAccessibleDescription('Only company admins may do this')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    button.blur()
  },
}

/** A link to another page that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <LinkButton href="/stats" tone="primary" icon="history">
        Open history
      </LinkButton>
      <LinkButton href="https://example.com" external>
        Documentation
      </LinkButton>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Open history' })).toHaveAttribute('href', '/stats')
    await expect(canvas.getByRole('link', { name: /^Documentation.*opens in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

/** On a phone only its icon is seen; screen readers still read the name. */
export const ShortOnPhone: Story = {
  args: { icon: 'sliders', isShortOnPhone: true, children: 'Widgets' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Widgets' })).toBeVisible()
  },
}

/** All tones, sizes and states together. */
export const Matrix: Story = {
  tags: ['canary'],
  parameters: { picture: { showsWaiting: true } },
  render: () => (
    <Stack gap={3}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
        <Inline key={tone} gap={3}>
          <Button tone={tone}>Rest</Button>
          <Button tone={tone} icon="refresh">
            Icon
          </Button>
          <Button tone={tone} busy>
            Busy
          </Button>
          <Button tone={tone} disabledReason="Not now">
            Disabled
          </Button>
          <Button tone={tone} aria-pressed="true">
            Pressed
          </Button>
          <Button tone={tone} size="s">
            Small
          </Button>
          <Button tone={tone} size="s" icon="plus">
            Small
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}
