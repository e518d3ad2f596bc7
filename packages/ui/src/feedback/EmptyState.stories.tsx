import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Text } from '../text/Text.tsx'
import { Drawing, type DrawingName } from './Drawing.tsx'
import { CopyButton, EmptyState, ErrorState } from './EmptyState.tsx'

/**
 * Empty and error states.
 *
 * Keyboard: Tab reaches the action; Enter or Space opens the details of an error.
 *
 * Screen readers: An empty state is plain text, an error state an alert. Illustrations are hidden. The result of
 * copying is announced.
 */
const meta: Meta<typeof EmptyState> = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'noTraffic',
    title: 'No requests for a.example in 10:00–11:00',
    text: 'The last traffic was seen on 14/06/2026 at 22:10.',
    action: <Button>Show the last day with traffic</Button>,
  },
  decorators: [(Shown) => <Card>{Shown()}</Card>],
}
export default meta
type Story = StoryObj<typeof EmptyState>

/** There is nothing, and it says why. */
export const NoTraffic: Story = {}
/** The filters leave nothing, and the action removes them. */
export const FilteredOut: Story = {
  args: {
    drawing: 'filtered',
    title: 'Nothing left after “country is Iceland”',
    text: '12,430 requests match without it.',
    action: <Button>Remove that filter</Button>,
  },
}
/** In little space it has no drawing. */
export const SmallTile: Story = { args: { size: 's', title: 'No tickets', text: 'All quiet.', action: undefined } }
/** Texts longer than there is room. */
export const LongText: Story = {
  args: {
    drawing: 'search',
    title: 'Nothing matches “static.aldermere-and-whitcombe-content-delivery-services.example/2026/06/15”',
    text: 'Try a shorter word, or the beginning of a path. Addresses are matched from their start, paths anywhere, names without regard to accents or capitals.',
  },
}

const names: DrawingName[] = [
  ...(['noTraffic', 'filtered', 'chooseRange', 'chooseSite', 'notHired', 'forbidden'] as const),
  ...(['broken', 'offline', 'nothing', 'done', 'search'] as const),
]

/** All drawings. */
export const Drawings: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={150}>
      {names.map((name) => (
        <figure key={name}>
          <Drawing name={name} />
          <Text as="p" size="xs" tone="muted">
            {name}
          </Text>
        </figure>
      ))}
    </Grid>
  ),
}

const onRetry = fn()

/** What could not be loaded, with the reason and a way to try again. */
export const Failed: Story = {
  tags: ['picture'],
  render: () => (
    <ErrorState
      title="The top paths could not be read"
      text="The provider answered with an error. Your other widgets are not affected."
      onRetry={onRetry}
      details={'GET /api/v1/statistics/300/delivery/analytic/table/\n500 Internal Server Error\nrequest 7f3a-11c0'}
    />
  ),
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    const failed = within(canvasElement)
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(failed.getByText(/request 7f3a/)).not.toBeVisible()
    await userEvent.click(failed.getByText('Details'))
    await expect(failed.getByText(/request 7f3a/)).toBeVisible()
  },
}
/** A failure in little space. */
export const FailedSmall: Story = {
  render: () => <ErrorState size="s" title="Could not be read" onRetry={fn()} />,
}

/** The details of a failure can be copied for support. */
export const Copying: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>request 7f3a-11c0</Text>
      <div>
        <CopyButton text="request 7f3a-11c0" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(within(canvasElement).getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(within(canvasElement).getByText(/^Copied/)).toBeVisible())
  },
}
