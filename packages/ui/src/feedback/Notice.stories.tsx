import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Link } from '../link/Link.tsx'
import { Banner, Notice } from './Notice.tsx'

/**
 * Notices within a page and banners across it.
 *
 * Keyboard: Tab reaches the actions and the dismiss button. A notice never takes focus when it appears.
 *
 * Screen readers: A live notice and a banner are a status, or an alert if `bad`. A notice without `live` is plain text.
 */
const meta: Meta<typeof Notice> = {
  title: 'UI/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Times are shown in Europe/Madrid.' },
}
export default meta
type Story = StoryObj<typeof Notice>

/** Something to know. */
export const Info: Story = {}
/** Something that went well. */
export const Good: Story = { args: { tone: 'good', children: 'Your password was changed.' } }
/** Something to look after. */
export const Watch: Story = {
  tags: ['picture'],
  args: {
    tone: 'watch',
    title: 'Your session ends in two minutes',
    children: 'Nobody has used this page for a while.',
    actions: <Button size="s">Stay signed in</Button>,
  },
}
/** Something that is wrong. */
export const Bad: Story = {
  args: {
    tone: 'bad',
    title: 'The provider did not answer',
    children: (
      <>
        Three widgets could not be refreshed. <Link href="/status">See the status page</Link>
      </>
    ),
    actions: (
      <Button size="s" icon="refresh">
        Try again
      </Button>
    ),
  },
}
const onDismiss = fn()
/** A notice that the reader can close. */
export const Dismissable: Story = {
  args: { title: 'Analytics keeps 24 hours', onDismiss },
  play: async ({ canvasElement }) => {
    onDismiss.mockClear()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
}
/** A text of several lines with actions. */
export const LongText: Story = {
  args: {
    tone: 'watch',
    title: 'https://static.aldermere-and-whitcombe-content-delivery.example/very/long/path/without/any/space/in/it',
    children:
      'Your password is weak. Choose one of at least twelve characters that is not used elsewhere; until then this notice stays, on every page, for every company that you open.',
    onDismiss: fn(),
  },
}

/** Notices over the whole page. */
export const Banners: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      <Banner tone="info" actions={<Button size="s">Reload now</Button>}>
        A new version is ready.
      </Banner>
      <Banner tone="watch" actions={<Button size="s">Stop</Button>}>
        You act as ana@aurora.example.
      </Banner>
      <Banner tone="bad">You are offline. What you see is from 10:28.</Banner>
      <Banner tone="good">Connected again.</Banner>
    </Stack>
  ),
}
