import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Text } from '../text/Text.tsx'
import { Icon, type IconName, loadAllIcons } from './Icon.tsx'
import { icons } from './icons.ts'
import { moreIcons } from './moreIcons.ts'
import { rareIcons } from './rareIcons.ts'

/**
 * An icon beside text.
 *
 * Screen readers: Hidden by default, because the text beside it has the same meaning; with a `label` it is an image
 * with that name.
 */
const meta: Meta<typeof Icon> = { title: 'UI/Icon', component: Icon, args: { name: 'search' }, loaders: [loadAllIcons] }
export default meta
type Story = StoryObj<typeof Icon>

export const Decorative: Story = {}
export const Large: Story = { args: { size: 20 } }
export const Named: Story = { args: { name: 'triangleAlert', label: 'Warning' } }

const names = [...Object.keys(icons), ...Object.keys(moreIcons), ...Object.keys(rareIcons)].sort() as IconName[]

export const All: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={112} gap={2}>
      {names.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size={20} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}
