import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

/**
 * Something is on its way.
 *
 * Screen readers: A spinner with a label says it, without one the words beside it do. A bar says its share, or only that it runs where
 * nobody knows. Skeletons are silent: what they stand for says that it is busy.
 */
const meta: Meta = { title: 'UI/Waiting' }
export default meta
type Story = StoryObj

export const Spinners: Story = {
  render: () => (
    <Inline gap={4}>
      <Spinner label="Loading" />
      <Spinner size={20} />
      <Spinner size={32} />
      <Inline gap={2}>
        <Spinner />
        <Text tone="muted">Asking the provider, attempt 2 of 10</Text>
      </Inline>
    </Inline>
  ),
}
export const ProgressBars: Story = {
  render: () => (
    <Stack gap={4}>
      <Progress label="Importing access log" value={0} />
      <Progress label="Importing access log" value={0.42} />
      <Progress label="Importing access log" value={1} />
      <Progress label="Asking the provider" />
      <Progress label="Refreshing" quiet value={0.7} />
    </Stack>
  ),
}
export const Skeletons: Story = {
  render: () => (
    <Card>
      <Stack gap={4}>
        <Skeleton width={120} height={12} />
        <Skeleton width={180} height={32} />
        <Skeleton lines={3} />
        <Skeleton height={120} />
      </Stack>
    </Card>
  ),
}
