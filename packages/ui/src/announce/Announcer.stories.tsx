import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { AnnouncerProvider, LiveRegion, useAnnounce } from './Announcer.tsx'

/**
 * Says what changed to those who do not see it.
 *
 * Screen readers: One polite and one urgent region stand in the page from the start, so that the first sentence is heard, too. The
 * same sentence twice is said twice. Say results, never progress.
 */
const meta: Meta = { title: 'UI/Announcer' }
export default meta
type Story = StoryObj

function Mover() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('Widget moved to position 2')}>Move the widget</Button>
}

/** An announcement for screen readers only. */
export const Polite: Story = {
  render: () => (
    <AnnouncerProvider>
      <Mover />
    </AnnouncerProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('Widget moved to position 2')).toBeInTheDocument()
    canvas.getByRole('button').blur()
  },
}

/** A visible state that is also announced. */
export const Live: Story = { render: () => <LiveRegion>Updated 8 s ago</LiveRegion> }
