import { defaultTheme, loadTheme, ThemeProvider, type ThemeSeed } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ConfigContext } from '../../platform/config/ConfigContext.ts'
import { defaultConfig } from '../../platform/config/RuntimeConfig.ts'
import { PublicStory } from '../../shared/auth/PublicStory.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/Login',
  component: PublicStory,
  parameters: { layout: 'fullscreen' },
  args: { children: <LoginScreen /> },
} satisfies Meta<typeof PublicStory>
export default meta
type Story = StoryObj<typeof meta>

const submit: Story['play'] = async ({ canvasElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(await screen.findByLabelText('Password'), 'a secret')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}
const confirm: Story['play'] = async (context) => {
  await submit(context)
  await within(context.canvasElement).findByRole('heading', { name: 'Confirm it’s you' })
}

export const NotFilledIn: Story = { tags: ['canary'] }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const Legal: Story = {
  args: {
    children: (
      <ConfigContext
        value={{
          ...defaultConfig,
          legal: { Terms: 'https://example.com/terms', Privacy: 'https://example.com/privacy' },
        }}
      >
        <LoginScreen />
      </ConfigContext>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Privacy/ })
    const around = link.closest('footer')
    await expect(around && getComputedStyle(link).color).toBe(around && getComputedStyle(around).color)
  },
}
const drawing = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`
const logo = (color: string) =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path fill="${color}" d="M0 4h20v20H0zM28 4h14v6H34v3h7v6h-7v5h-6zM48 4h6v14h8v6H48zM68 4h16v20H68zM90 4h6l6 10 6-10h6v20h-6V14l-6 9-6-9v10h-6z"/></svg>`,
  )
const bank: ThemeSeed = {
  ...defaultTheme,
  name: 'bank',
  title: 'Banco Norte',
  poweredBy: 'Banco Norte, S.A.',
  logo: { src: logo('#0b5d3b'), dark: logo('#ffffff'), width: 120, height: 28 },
  login: {
    picture: drawing(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 90" preserveAspectRatio="xMidYMid slice"><path fill="#f2c14e" d="M0 0h80v90H0z"/><circle cx="52" cy="34" r="16" fill="#fff"/><path fill="#0b5d3b" d="m0 70 30-34 26 30 24-18v42H0z"/></svg>',
    ),
    slogan: { en: 'Your money, faster', es: 'Su dinero, antes' },
  },
}

/** Logo, picture and slogan of a theme. The words stand on the colour of the panel, whatever the picture has. */
export const OwnBrand: Story = {
  loaders: [() => loadTheme(bank)],
  args: {
    children: (
      <ThemeProvider seed={bank} mode="light">
        <LoginScreen />
      </ThemeProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('complementary', { name: 'Banco Norte' })
    await expect(within(panel).getByRole('img', { name: 'Banco Norte' })).toBeVisible()
    await expect(within(panel).getByText('Your money, faster')).toBeVisible()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log in' }))
  },
}
export const Busy: Story = {
  args: { username: 'ada@example.com' },
  parameters: { picture: { showsWaiting: true } },
  play: submit,
}
export const WrongPassword: Story = {
  tags: ['picture'],
  args: { username: 'ada@example.com', answer: { kind: 'wrongCredentials', text: null } },
  play: submit,
}
export const ProviderDown: Story = {
  args: { username: 'ada@example.com', answer: { kind: 'failed', reason: 'server', status: 503, text: null } },
  play: submit,
}
export const Offline: Story = {
  args: { username: 'ada@example.com', answer: { kind: 'failed', reason: 'network', status: 0, text: null } },
  play: submit,
}
export const UnreadablePasskey: Story = {
  args: { answer: { kind: 'unreadable' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log in with a passkey' }))
  },
}
export const SessionExpired: Story = {
  args: { username: 'ada@example.com', notices: [['notice.expired', 'watch']] },
}
export const NewVersion: Story = { args: { notices: [['notice.version', 'info']] } }
export const LoggedOutForIdleness: Story = { args: { username: 'ada@example.com', notices: [['notice.idle', 'info']] } }
export const LoggedOut: Story = { args: { notices: [['notice.signedOut', 'good']] } }
export const UserRefused: Story = {
  args: { username: 'ada@example.com', notices: [['notice.failed', 'bad', 'Your account is suspended.']] },
}
export const SecondFactor: Story = {
  tags: ['picture'],
  args: { username: 'secure', answer: { kind: 'codeRequired' } },
  play: confirm,
}
export const SecondFactorIncomplete: Story = {
  args: { username: 'secure', answer: { kind: 'codeRequired' } },
  play: async (context) => {
    await confirm(context)
    const screen = within(context.canvasElement)
    await userEvent.type(screen.getByLabelText('Code'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  },
}
