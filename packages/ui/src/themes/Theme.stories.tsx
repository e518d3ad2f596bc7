import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Link } from '../link/Link.tsx'
import { Text } from '../text/Text.tsx'
import { loadTheme } from './loadTheme.ts'
import { Pin } from './Pin.tsx'
import { useTheme } from './ThemeProvider.tsx'
import { ThemeScope } from './ThemeScope.tsx'
import { themes } from './themes.ts'

/**
 * A theme applied to the page, or to a part of it.
 *
 * Screen readers: A theme changes nothing. The pin is hidden, because the provider's name is beside it.
 */
const meta: Meta = {
  title: 'Themes/In the page',
  loaders: [async () => void (await Promise.all(themes.map(loadTheme)))],
}
export default meta
type Story = StoryObj

function Named() {
  const { seed, mode } = useTheme()
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={2}>
          <Pin size={24} />
          <Text weight="semibold">{seed.title}</Text>
        </Inline>
        <Text tone="muted">
          {seed.poweredBy ?? 'No powered-by line'} · {mode}
        </Text>
        <Inline gap={3}>
          <Button tone="primary">Save</Button>
          <Link href="/stats">History</Link>
        </Inline>
      </Stack>
    </Card>
  )
}

export const Pins: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={260} gap={3}>
      {themes.map((seed) => (
        <ThemeScope key={seed.name} seed={seed} mode="light">
          <Named />
        </ThemeScope>
      ))}
    </Grid>
  ),
}

export const WithinAnother: Story = {
  render: () => {
    const ember = themes.find(({ name }) => name === 'ember')
    if (!ember) throw new Error('The theme ember is missing')
    return (
      <Grid min={260} gap={3}>
        <Named />
        <ThemeScope seed={ember} mode="dark">
          <Named />
        </ThemeScope>
      </Grid>
    )
  },
  play: async ({ canvasElement }) => {
    const [outside, inside] = within(canvasElement).getAllByRole('button', { name: 'Save' })
    if (!outside || !inside) throw new Error('Two buttons are expected')
    const colorOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor
    await expect(colorOf(inside)).not.toBe(colorOf(outside))
    await expect(within(canvasElement).getByText(/· dark$/)).toBeVisible()
  },
}
