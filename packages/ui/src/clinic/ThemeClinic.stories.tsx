import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Box } from '../layout/Box.tsx'
import type { ThemeSeed } from '../themes/seed.ts'
import { aldermere } from '../themes/seeds/aldermere.ts'
import { ember } from '../themes/seeds/ember.ts'
import { parapet } from '../themes/seeds/parapet.ts'
import { ThemeClinic } from './ThemeClinic.tsx'

/**
 * Derives an accessible theme from three colours.
 *
 * Keyboard: Tab moves through the form, the tabs and their panel. Colours can be typed, so the picker is optional.
 *
 * Screen readers: The verdict is a region named after the theme. Corrections are text with their values; swatches are
 * hidden. Problems of an imported file are a list that names each field.
 */
const meta = {
  title: 'Themes/Clinic',
  component: ThemeClinic,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Box padding={4}>
      <ThemeClinic {...args} />
    </Box>
  ),
} satisfies Meta<typeof ThemeClinic>
export default meta
type Story = StoryObj<typeof meta>

/** The clinic with the theme that it opens with. */
export const Default: Story = { tags: ['picture'] }
/** The contrasts of a theme, with what the engine corrected. */
export const Contrast: Story = { args: { initial: ember, initialTab: 'contrast' } }
/** The theme as people with other colour vision see it. */
export const ColourVision: Story = { tags: ['picture'], args: { initialTab: 'seen' } }
/** All tokens that are derived from a theme. */
export const Tokens: Story = { args: { initialTab: 'tokens' } }
/** What a theme changes against another. */
export const Difference: Story = {
  args: { initial: { ...ember, radius: 'sharp' }, initialTab: 'change' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Default.*Sharp/)).toBeVisible()
  },
}
/** The theme as JSON, to copy and to paste. */
export const Json: Story = { args: { initial: ember, initialTab: 'json' } }
/** The form of a sign-off; the page it makes is saved, not sent. */
export const SignOff: Story = { args: { initial: ember, initialTab: 'sign', today: '2026-06-15' } }
/** In Spanish. */
export const Spanish: Story = { globals: { locale: 'es' }, args: { initial: aldermere } }
/** On a phone. */
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
/** From right to left. */
export const RightToLeft: Story = { args: { initialTab: 'contrast' }, globals: { direction: 'rtl' } }

const hostile = (colors: Pick<ThemeSeed, 'primary' | 'secondary' | 'tertiary'> & Partial<ThemeSeed>): ThemeSeed => ({
  ...parapet,
  name: 'hostile',
  title: 'Hostile',
  ...colors,
})
/** A theme of only black: it must remain readable. */
export const HostileBlack: Story = {
  args: { initial: hostile({ primary: '#000000', secondary: '#000000', tertiary: '#000000' }) },
}
/** A theme of only white: it must remain readable. */
export const HostileWhite: Story = {
  args: { initial: hostile({ primary: '#ffffff', secondary: '#ffffff', tertiary: '#ffffff', rail: 'brand' }) },
}
/** Brand colours that look like states: they must remain distinguishable. */
export const HostileTrafficLight: Story = {
  args: { initial: hostile({ primary: '#ff0000', secondary: '#00a040', tertiary: '#ffb000', rail: 'brand' }) },
}
/** Glaring brand colours: they must remain readable. */
export const HostileNeon: Story = {
  args: { initial: hostile({ primary: '#ffff00', secondary: '#00ff00', tertiary: '#ff00ff', rail: 'light' }) },
}
/** Three greys in the middle of the scale, and a long title. */
export const HostileMiddle: Story = {
  args: {
    initial: hostile({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Content and Edge Delivery',
      primary: '#777777',
      secondary: '#7f7f7f',
      tertiary: '#767676',
      rail: 'brand',
    }),
  },
}

/** Errors beside their fields; the last valid theme and the typed values stay. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const primary = await canvas.findByRole('textbox', { name: 'Primary' })
    await userEvent.clear(primary)
    await userEvent.type(primary, 'tomato')
    await userEvent.tab()
    await expect(canvas.getByText('“tomato” is not a colour: use # and six digits, such as #00abab')).toBeVisible()
    await expect(canvas.getByText(/One field needs fixing/)).toBeVisible()
    await expect(primary).toHaveValue('tomato')
    await userEvent.clear(primary)
    await userEvent.type(primary, '0AF')
    await userEvent.tab()
    await expect(primary).toHaveValue('#00aaff')
    await expect(canvas.queryByText(/needs fixing/)).toBeNull()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Host names' }))
    await userEvent.keyboard('https://shop.example,')
    await expect(canvas.getByText(/“https:\/\/shop.example” is not a host name/)).toBeVisible()
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.tab()
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

/** A dark green is lost in text; the remedy sets it. A logo of another site is refused beside its field. */
export const OwnBrand: Story = {
  args: {
    initial: hostile({
      name: 'bank',
      title: 'Banco Norte',
      primary: '#0b5d3b',
      secondary: '#1d2b24',
      tertiary: '#8a8d8f',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Own colours'))
    await userEvent.click(canvas.getByRole('button', { name: 'Use #0b5d3b for light.brandText' }))
    await expect(await canvas.findByRole('textbox', { name: 'light.brandText' })).toHaveValue('#0b5d3b')
    await userEvent.click(canvas.getByText('Logo and pictures'))
    const logo = canvas.getByRole('textbox', { name: 'Logo' })
    await userEvent.type(logo, 'https://bank.example/logo.svg')
    await userEvent.tab()
    await expect(canvas.getByText(/is neither a path of this site/)).toBeVisible()
    await userEvent.clear(logo)
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="56"><path d="M0 0h240v56H0z"/></svg>'
    const input = canvas.getByLabelText('Open file: Logo')
    await userEvent.upload(input, new File([drawn], 'logo.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Width in pixels' })).toHaveValue('120'))
    await expect(canvas.getByRole('textbox', { name: 'Height in pixels' })).toHaveValue('28')
    await expect(canvas.queryByText(/needs fixing/)).toBeNull()
  },
}

/** A pasted theme fills the fields; unknown keys are listed. */
export const Pasted: Story = {
  args: { onExport: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste JSON' }))
    const area = canvas.getByRole('textbox', { name: 'Paste a theme, a config.json with one, or design tokens' })
    await userEvent.click(area)
    await userEvent.paste(JSON.stringify({ ...ember, title: 'Pasted', fonts: { body: 'Comic Sans' }, colour: 'red' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(await canvas.findByText('Unknown field “colour”')).toBeVisible()
    await expect(canvas.getByText(/“Comic Sans” is not included/)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Text' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Nunito' }))
    await expect(await canvas.findByRole('region', { name: 'Pasted' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Export ember.json' }))
    await waitFor(() => expect(args.onExport).toHaveBeenCalled())
    const [json] = (args.onExport as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect(JSON.parse(String(json))).toMatchObject({
      title: 'Pasted',
      fonts: { body: 'Nunito' },
      primary: '#c8102e',
    })
  },
}

/** A file of Tokens Studio whose alias leads nowhere is refused with the name of the token; a repaired one fills the fields. */
export const DesignTokens: Story = {
  args: { initial: ember, initialTab: 'tokens' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const token = (value: string) => ({ type: 'color', value })
    const fileWith = (red: string) =>
      JSON.stringify({
        core: { red: token('#b00020'), ink: token('#2a1c24'), steel: token('#3f6283') },
        brand: { primary: token(red), secondary: token('{ink}'), tertiary: token('{steel}') },
        $metadata: { tokenSetOrder: ['core', 'brand'] },
      })
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste JSON' }))
    const area = canvas.getByRole('textbox', { name: /design tokens/ })
    await userEvent.click(area)
    await userEvent.paste(fileWith('{rd}'))
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(
      await canvas.findByText('The token brand.primary refers to rd, which the file does not have.'),
    ).toBeVisible()
    await userEvent.clear(area)
    await userEvent.click(area)
    await userEvent.paste(fileWith('{red}'))
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary' })).toHaveValue('#b00020'))
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ember Networks')
    await expect(canvas.getByRole('button', { name: 'Export ember.light.tokens.json' })).toBeVisible()
  },
}
