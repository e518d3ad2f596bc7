import type { ApiContext } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Home',
  component: ScreenStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = { tags: ['canary'] }
export const Viewer: Story = { args: { persona: 'viewer' } }
/** A user without traffic permission. */
export const Config: Story = { args: { persona: 'config' } }
export const Dealer: Story = { tags: ['picture'], args: { path: '/', persona: 'dealer' } }
export const FirstRun: Story = { tags: ['picture'], args: { path: '/', persona: 'newcomer' } }
export const WeakPassword: Story = { args: { path: '/', persona: 'weak' } }
/** Names that try to be markup, formulas and endless words. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
/** A tenth of every histogram is missing. */
export const Gaps: Story = { globals: { scenario: 'partial' } }
export const NoTraffic: Story = { globals: { scenario: 'empty' } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
const patient = { timeout: 10_000 }
/** How a figure is made: by its menu, or by the key I within the widget. */
export const Explained: Story = {
  tags: ['picture'],
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^(Hit ratio|Tasa de aciertos)$/ }, patient)
    title.focus()
    await userEvent.keyboard('i')
    const about = within(await screen.findByRole('dialog', { name: /^(About this figure|Sobre esta cifra)$/ }, patient))
    await expect(
      await about.findByText(/^GET .*\/statistics\/:company\/delivery\/historic\/histogram\/$/, undefined, patient),
    ).toBeVisible()
    await expect(about.getByText(/^curl -X GET 'http.*\$TOKEN/s)).toBeVisible()
  },
}
/** A link to the health of the sites. */
export const AtTheSites: Story = {
  args: { path: '/300#sites' },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^(Health of sites|Estado de los sitios)$/ }, patient)
    await waitFor(() => expect(title).toHaveFocus(), patient)
  },
}
/** On a wall: the board alone. */
export const Wall: Story = { args: { path: '/300?wall=1' } }
export const WallAsleep: Story = { args: { path: '/300?wall=1&sleep=0-23' } }

interface SiteWorld {
  /** Sites without requests, whose names lead elsewhere. */
  readonly quiet: readonly string[]
  /** Whether checks, certificates and what is live cannot be read. */
  readonly isDown?: boolean
}

/** The sandbox with sites that are not set up yet. */
function settingUp({ quiet, isDown = false }: SiteWorld): Partial<ApiContext> {
  return {
    fetch: async (input, init) => {
      const path = new URL(String(input), location.origin).pathname
      if (isDown && /sitevalidation|sslconfig|sslcertificaterequest|autoprovisioning\/300\/config/.test(path))
        return Response.json({ detail: 'Down.' }, { status: 500 })
      const response = await fetch(input, init)
      if (!response.ok) return response
      if (/delivery\/historic\/table/.test(path)) {
        const rows: { key: string }[] = await response.json()
        return Response.json(rows.filter(({ key }) => !quiet.includes(key)))
      }
      if (!path.includes('sitevalidation')) return response
      const found = { txt: [], file: null, cname: 'shop.hosting.example' }
      return Response.json({ ...(await response.json()), found })
    },
  }
}

const setUp = () =>
  screen
    .findByRole('region', { name: /^(Finish setting up|Termine de configurar)/ }, patient)
    .then((one) => within(one))

/** A site whose name does not lead to the CDN yet. */
export const SiteNotFinished: Story = {
  tags: ['picture'],
  args: { api: settingUp({ quiet: ['blog.auroramedia.example'] }) },
  play: async () => {
    const region = await setUp()
    await expect(await region.findByText(/shop\.hosting\.example/, undefined, patient)).toBeVisible()
    await expect(region.getAllByRole('listitem')).toHaveLength(7)
    await expect(screen.queryByText(/^(Nothing needs your attention|Nada requiere su atención)$/)).toBeNull()
  },
}
export const SiteNotFinishedPhone: Story = { ...SiteNotFinished, globals: { viewport: { value: 'phone' } } }
/** Several sites are folded; one is hidden by its user. */
export const SeveralNotFinished: Story = {
  args: { api: settingUp({ quiet: ['blog.auroramedia.example', 'api.auroramedia.example'] }) },
  play: async () => {
    const region = await setUp()
    await userEvent.click(await region.findByText('blog.auroramedia.example', undefined, patient))
    await expect(await region.findAllByText(/shop\.hosting\.example/, undefined, patient)).not.toHaveLength(0)
  },
}
/** What cannot be read is a dash with its reason, never not done. */
export const StepsUnknown: Story = {
  args: { api: settingUp({ quiet: ['blog.auroramedia.example'], isDown: true }) },
  play: async () => {
    const region = await setUp()
    await waitFor(
      () => expect(region.getAllByText(/^— (It could not be read|No se pudo leer)/).length).toBe(3),
      patient,
    )
  },
}
