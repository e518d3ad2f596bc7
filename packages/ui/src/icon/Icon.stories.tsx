import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Text } from '../text/Text.tsx'
import { Icon, type IconName, loadAllIcons } from './Icon.tsx'
import { IconTile } from './IconTile.tsx'
import { icons } from './icons.ts'
import { screenIcons } from './screenIcons.ts'
import { shellIcons } from './shellIcons.ts'

/**
 * An icon beside text.
 *
 * Screen readers: Hidden by default, because the text beside it has the same meaning; with a `label` it is an image
 * with that name.
 */
const meta: Meta<typeof Icon> = { title: 'UI/Icon', component: Icon, args: { name: 'search' }, loaders: [loadAllIcons] }
export default meta
type Story = StoryObj<typeof Icon>

/** An icon beside a text is hidden from screen readers. */
export const Decorative: Story = {}
/** The larger size. */
export const Large: Story = { args: { size: 20 } }
/** An icon alone has a name for screen readers. */
export const Named: Story = { args: { name: 'triangleAlert', label: 'Warning' } }

/** Tiles with icons beside long texts. */
export const LongTiles: Story = {
  render: () => (
    <Stack gap={2}>
      {(['m', 'l'] as const).flatMap((size) =>
        (['brand', 'quiet', 'c1', 'c2', 'c4', 'c6', 'c8'] as const).map((tone) => (
          <Inline key={`${size} ${tone}`} gap={3} wrap={false}>
            <IconTile name="shield" size={size} tone={tone} />
            <Text>Protection of the application layer, with a name that does not fit in one line of a narrow card</Text>
          </Inline>
        )),
      )}
    </Stack>
  ),
}
/** The same from right to left. */
export const LongTilesRightToLeft: Story = { ...LongTiles, globals: { direction: 'rtl' } }

const names = [...Object.keys(icons), ...Object.keys(shellIcons), ...Object.keys(screenIcons)].sort() as IconName[]

/** All icons by name. */
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
