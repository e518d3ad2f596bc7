import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { Avatar, Badge, Kbd, Status, Tag } from './marks.tsx'

/**
 * Badges, tags, statuses, avatars and keys.
 *
 * Screen readers: Plain text; the icon of a status and the initials of an avatar are hidden.
 */
const meta: Meta = { title: 'UI/Marks' }
export default meta
type Story = StoryObj

/** Short words that mark something. */
export const Badges: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <Badge>12</Badge>
      <Badge tone="brand">New</Badge>
      <Badge tone="good">Hired</Badge>
      <Badge tone="watch">Trial</Badge>
      <Badge tone="bad">3 failed</Badge>
      <Badge tone="info">Beta</Badge>
    </Inline>
  ),
}
/** Values that belong to something. */
export const Tags: Story = {
  render: () => (
    <Inline>
      <Tag>Config Administrator</Tag>
      <Tag icon="user">viewer</Tag>
    </Inline>
  ),
}
/** States with icon, word and colour. */
export const Statuses: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={2}>
      <Status tone="good" label="Operational" />
      <Status tone="watch" label="Degraded performance" />
      <Status tone="bad" label="Outage" />
      <Status tone="info" label="Maintenance" />
      <Status tone="quiet" label="Unknown" />
    </Stack>
  ),
}
/** People and companies by their initials. */
export const Avatars: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={3}>
      <Avatar name="Aurora Media" size="s" />
      <Avatar name="Ana Belén Ruiz" />
      <Avatar name="ñandú" />
      <Avatar name="" />
      <Avatar name="Aldermere & Whitcombe" size="l" />
    </Inline>
  ),
}
/** Keys of the keyboard. */
export const Keys: Story = {
  render: () => (
    <Text tone="muted">
      Press <Kbd>⌘</Kbd> <Kbd>K</Kbd> to search, <Kbd>Esc</Kbd> to leave
    </Text>
  ),
}
