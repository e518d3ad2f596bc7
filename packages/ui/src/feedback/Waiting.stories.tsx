import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

/**
 * Loading indicators.
 *
 * Screen readers: The label of a spinner is read; without a label the text beside it is. A progress bar has its
 * percentage, if known. Skeletons are hidden: the container sets `aria-busy`.
 */
const meta: Meta = { title: 'UI/Waiting' }
export default meta
type Story = StoryObj

/** Work whose end is not known. */
export const Spinners: Story = {
  tags: ['picture'],
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
/** Work whose share is known, and one whose share is unknown. */
export const ProgressBars: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      <Progress label="Importing access log" value={0} />
      <Progress label="Importing access log" value={0.42} />
      <Progress label="Importing access log" value={1} />
      <Progress label="Over its limit" value={1.5} />
      <Progress label="Far over its limit" value={8.2} />
      <Progress label="Asking the provider" />
      <Progress label="Refreshing" quiet value={0.7} />
    </Stack>
  ),
}
/** The place of what is being loaded. */
export const Skeletons: Story = {
  tags: ['picture'],
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
