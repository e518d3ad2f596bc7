import { type ApiContext, defaultTimings, makeApiContext } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, type real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Screens/Monthly report',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/report' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 20_000 }
const answered = (part: RegExp, answer: typeof real): Partial<ApiContext> => {
  const { fetch } = makeApiContext()
  return {
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const ask = () => fetch(input, init)
      return part.test(url) ? answer(ask, init?.signal ?? undefined) : ask()
    },
  }
}
const sheet = () => screen.findByRole('article', { name: /^(Monthly report|Informe mensual): / }, patient)
const section = async (name: RegExp) => within(await sheet()).findByRole('region', { name }, patient)

export const LastMonth: Story = {
  tags: ['picture'],
  play: async () => {
    const traffic = within(await section(/^(Traffic|Tráfico)$/))
    await expect(await traffic.findByRole('table', undefined, patient)).toBeVisible()
    await expect(
      traffic.getByText(/each answered request counts once|cada petición respondida cuenta una vez/),
    ).toBeVisible()
  },
}
export const RunningMonth: Story = {
  args: { path: '/300/report?month=2026-06' },
  play: async () => {
    await expect(
      await within(await sheet()).findByText(/still running|aún no ha terminado/, undefined, patient),
    ).toBeVisible()
  },
}
/** In Spanish, while the page is in the language of the user. */
export const OtherLanguage: Story = {
  args: { path: '/300/report?lang=es' },
  play: async () => {
    await expect(await sheet()).toHaveAttribute('lang', 'es')
    await expect(await section(/^Disponibilidad$/)).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const HostileNames: Story = { globals: { scenario: 'hostile' } }

/** A user without billing, firewall and the audit log. */
export const SectionsForbidden: Story = {
  args: { persona: 'viewer' },
  play: async () => {
    const part = within(await section(/^(Consumption|Consumo)$/))
    await expect(await part.findByText(/does not allow|no le permite/, undefined, patient)).toBeVisible()
  },
}
export const SectionsNotHired: Story = {
  args: { persona: 'newcomer', path: '/report' },
  play: async () => {
    const part = within(await section(/^(Attacks|Ataques)$/))
    await expect(await part.findByText(/^(Not hired|No contratado)\.$/, undefined, patient)).toBeVisible()
  },
}
export const FirstLoad: Story = {
  args: { api: answered(/statistics/, pending) },
  parameters: { picture: { showsWaiting: true } },
  play: async () => {
    await section(/^(Traffic|Tráfico)$/)
    await expect(await screen.findByRole('button', { name: /^(Print|Imprimir)/ })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Slow: Story = {
  args: { api: { ...answered(/delivery/, pending), timings: { ...defaultTimings, slowMs: 300 } } },
  parameters: { picture: { showsWaiting: true } },
  play: async () => {
    const traffic = within(await section(/^(Traffic|Tráfico)$/))
    const texts = /^(Please wait, this is taking longer|Espere, por favor)/
    await expect(await traffic.findByText(texts, undefined, patient)).toBeVisible()
  },
}
/** One part fails; the others are there, and it can be asked for again. */
export const Failed: Story = {
  args: { api: answered(/delivery/, refused(500)) },
  play: async () => {
    const traffic = within(await section(/^(Traffic|Tráfico)$/))
    await expect(
      await traffic.findByText(/^(Traffic could not be loaded|No se ha podido cargar: Tráfico)$/, undefined, patient),
    ).toBeVisible()
    await expect(traffic.getByRole('button', { name: /^(Try again|Reintentar)$/ })).toBeVisible()
    const consumption = within(await section(/^(Consumption|Consumo)$/))
    await expect(await consumption.findByRole('table', undefined, patient)).toBeVisible()
  },
}
/** A section of which a part fails. */
export const PartOfSectionFailed: Story = {
  args: { api: answered(/\/waf\//, refused(500)) },
  play: async () => {
    const attacks = within(await section(/^(Attacks|Ataques)$/))
    await expect(
      await attacks.findByText(
        /^(Blocked by the firewall: could|Bloqueadas por el firewall: no se)/,
        undefined,
        patient,
      ),
    ).toBeVisible()
    await expect(attacks.getAllByText(/^(Bot requests|Peticiones de bots)$/)[0]).toBeVisible()
  },
}
/** A reseller makes the reports of all clients. */
export const AllCompanies: Story = {
  args: { persona: 'dealer', path: '/410/report?open=all' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Make \d+ reports|Elaborar \d+ informes)$/ }, patient),
    )
    await waitFor(() => expect(dialog.getAllByText(/^(Made|Elaborado)$/).length).toBeGreaterThan(4), {
      timeout: 60_000,
    })
    await expect(await dialog.findByRole('button', { name: /ZIP$/ })).toBeVisible()
  },
}
export const AllCompaniesPartly: Story = {
  args: {
    persona: 'dealer',
    // Another month than in the story before, whose reports are still there.
    path: '/410/report?month=2026-04&open=all',
    api: answered(/companies\/41[12]$|\/411\/delivery/, refused(503)),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Make \d+ reports|Elaborar \d+ informes)$/ }, patient),
    )
    await expect(
      await dialog.findByRole('button', { name: /^(Make \d+ reports? again|Volver a elaborar)/ }, { timeout: 60_000 }),
    ).toBeVisible()
    await expect((await dialog.findAllByText(/^(Failed|Ha fallado): /))[0]).toBeVisible()
  },
}
