import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { sites } from './sites.tsx'

const path = '/300/autoprovisioning'
const meta = {
  title: 'Screens/Provisioning/Sites',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingFound: Story = { args: { path: `${path}?q=nothing` } }
/** Each line has its verdict before it is sent. */
export const Adding: Story = {
  tags: ['picture'],
  play: async () => {
    const add = await screen.findAllByRole('button', { name: /^(Add sites|Añadir sitios)$/ }, patient)
    await userEvent.click(add[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.type(await dialog.findByRole('textbox'), 'new.example{Enter}www.auroramedia.example{Enter}no host')
    await expect(await dialog.findByRole('button', { name: /2.*(Already|Ya es)/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /3.*(Not a host|No es un nombre)/ })).toBeVisible()
  },
}
/** Typed names are kept when the dialog is closed. */
export const KeptNames: Story = {
  play: async () => {
    const add = async () => {
      const buttons = await screen.findAllByRole('button', { name: /^(Add sites|Añadir sitios)$/ }, patient)
      await userEvent.click(buttons[0] as HTMLElement)
      return within(await screen.findByRole('dialog', undefined, patient))
    }
    await userEvent.type(await (await add()).findByRole('textbox'), 'https://ñandú.example/shop')
    await userEvent.keyboard('{Escape}')
    const dialog = await add()
    await expect(await dialog.findByRole('textbox')).toHaveValue('https://ñandú.example/shop')
    await expect(dialog.getByRole('button', { name: /xn--and-6ma2c\.example/ })).toBeVisible()
  },
}

async function addSites(names: string) {
  const add = await screen.findAllByRole('button', { name: /^(Add sites|Añadir sitios)$/ }, patient)
  await userEvent.click(add[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', undefined, patient))
  await userEvent.type(await dialog.findByRole('textbox'), names)
  await userEvent.click(dialog.getByRole('button', { name: /^(Add|Añadir) \d/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient)
}
/** A domain waits for its verification: what was found instead of its code is said. */
export const Waiting: Story = {
  tags: ['picture'],
  play: async () => {
    await addSites('unverified.one.example')
    await expect(await screen.findByText(/no TXT record|ningún registro TXT/, undefined, patient)).toBeVisible()
  },
}
/** Several domains are one table, with names in both forms. */
export const WaitingMany: Story = {
  tags: ['picture'],
  play: async () => {
    await addSites('unverified.two.example{Enter}unverified.ñandú.example{Enter}unverified.three.example')
    const table = await screen.findByRole('table', { name: /^(Waiting for|Pendientes de)/ }, patient)
    await expect(within(table).getByText('unverified.ñandú.example (unverified.xn--and-6ma2c.example)')).toBeVisible()
    await waitFor(
      () => expect(within(table).getAllByText(/no TXT record|ningún registro TXT/)).toHaveLength(3),
      patient,
    )
  },
}
/** The steps of a site in its own panel. */
export const SetUp: Story = {
  args: { path: `${path}?open=1201&panel=setup` },
  play: async () => {
    const steps = await screen.findByRole('list', { name: /www\.auroramedia\.example/ }, patient)
    await waitFor(() => expect(within(steps).getAllByRole('listitem')).toHaveLength(7), patient)
    await waitFor(() => expect(within(steps).queryByText(/^(Being checked|Comprobándose)$/)).toBeNull(), patient)
  },
}
export const ManySites: Story = {
  globals: { scenario: 'manysites' },
  play: async () => {
    const table = within(await screen.findByRole('table', undefined, { timeout: 30_000 }))
    await expect(await table.findAllByText(/\.auroramedia\.example$/, undefined, patient)).not.toHaveLength(0)
  },
}

const states = resourceStories(sites, path)
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Stale = states.stale
export const Recovers = states.recovers
