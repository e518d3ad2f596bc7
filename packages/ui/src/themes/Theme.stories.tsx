import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Link } from '../link/Link.tsx'
import { Text } from '../text/Text.tsx'
import { Logo } from './Logo.tsx'
import { loadTheme } from './loadTheme.ts'
import { Pin } from './Pin.tsx'
import { parapet } from './seeds/parapet.ts'
import { useTheme } from './ThemeProvider.tsx'
import { ThemeScope } from './ThemeScope.tsx'
import { themes } from './themes.ts'

/**
 * A theme applied to the page, or to a part of it.
 *
 * Screen readers: A theme changes nothing. The pin is hidden, because the provider's name is beside it. A logo has the
 * provider's name as its text.
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

const logoAddress = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path fill="${color}" d="M0 4h20v20H0zM28 4h14v6H34v3h7v6h-7v5h-6zM48 4h6v14h8v6H48zM68 4h16v20H68zM90 4h6l6 10 6-10h6v20h-6V14l-6 9-6-9v10h-6z"/></svg>`,
  )}`

/** A logo where the theme has one: its own variant on dark surfaces, and pin and name without. */
export const Logos: Story = {
  render: () => (
    <Grid min={260} gap={3}>
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeScope
          key={mode}
          seed={{
            ...parapet,
            logo: { src: logoAddress('#002643'), dark: logoAddress('#ffffff'), width: 120, height: 28 },
          }}
          mode={mode}
        >
          <Card>
            <Logo on="card">
              <Pin size={28} />
            </Logo>
          </Card>
        </ThemeScope>
      ))}
      <Card>
        <Logo on="card">
          <Text weight="semibold">A theme without a logo</Text>
        </Logo>
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [onLight, onDark] = await within(canvasElement).findAllByRole<HTMLImageElement>('img', { name: 'Parapet' })
    await expect(onLight?.src).toContain('002643')
    await expect(onDark?.src).toContain('ffffff')
    await expect(within(canvasElement).getByText('A theme without a logo')).toBeVisible()
  },
}

/** The pin of each theme. */
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

/** A theme within another. */
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
