import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { ipLists } from './ipLists.tsx'

const meta = {
  title: 'Screens/IP lists',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/iplists' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { tags: ['picture'], args: { path: '/300/iplists?open=new' } }
/** Pasted lines show what they become, and very wide networks need a tick. */
export const PastedLines: Story = {
  args: { path: '/300/iplists?open=new' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('textbox', { name: /^(Addresses|Direcciones)/ }, patient))
    await userEvent.paste(
      '192.168.1.5/24 # only this host\n::ffff:203.0.113.7\n; comment\n203.0.113.1-203.0.113.20\n203.0.113.8\u200b\noffice\n2000::/3',
    )
    await expect(await drawer.findByRole('button', { name: /1: .*192\.168\.1\.0\/24: 256/ })).toBeVisible()
    await expect(drawer.getByRole('checkbox', { name: /2000::\/3/ })).not.toBeChecked()
  },
}
/** The entries of a list: found by an address, added, removed and exported. */
export const Entries: Story = { tags: ['picture'], args: { path: '/300/iplists?open=5&panel=entries' } }
/** The entries that match the address that is searched for, and until when. */
export const Matched: Story = {
  args: { path: '/300/iplists?q=203.0.113.77' },
  play: async () => {
    await expect(await screen.findByText(/203\.0\.113\.77, (until|hasta)/, undefined, patient)).toBeVisible()
  },
}
/** A list that the live version names: its removal says for which sites it decides something. */
export const Removing: Story = {
  args: { path: '/300/iplists?q=office' },
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /office/ }, patient))
    await userEvent.click(row.getByRole('button', { name: /^(Actions|Acciones)/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete|Eliminar)$/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText(/^office: (line|línea) \d+/, undefined, patient)).toBeVisible()
    await expect(await dialog.findByRole('table', { name: /office/ }, patient)).toBeVisible()
  },
}
/** Nothing is pasted yet. */
export const ImportEmpty: Story = { args: { path: '/300/iplists?view=import' } }
/** What lines become, with those to correct first. */
export const Import: Story = {
  tags: ['picture'],
  args: { path: '/300/iplists?view=import' },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^(Addresses|Direcciones) / }, patient))
    await userEvent.paste(
      '203.0.113.0/25\n203.0.113.128/25\noffice\n198.51.100.20-198.51.100.1\n10.1.2.3\n203.0.113.7:443',
    )
    await expect(await screen.findByRole('button', { name: /^(Drop all|Descartar las) 2/ }, patient)).toBeVisible()
    await expect(await screen.findByRole('checkbox', { name: /10\.1\.2\.3/ })).not.toBeChecked()
  },
}
/** More lines than a field can show: they are kept beside it, and saved as several lists. */
export const ImportLong: Story = {
  args: { path: '/300/iplists?view=import' },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^(Addresses|Direcciones) / }, patient))
    const line = (n: number) => `11.${n >> 15}.${(n >> 7) & 255}.${(n & 127) * 2}`
    await userEvent.paste(Array.from({ length: 45_000 }, (_, n) => line(n)).join('\n'))
    await expect(await screen.findByText(/ 3 (lists|listas) /, undefined, patient)).toBeVisible()
  },
}
export const History: Story = { args: { path: '/300/iplists?open=5&panel=history' } }
export const NothingFound: Story = { args: { path: '/300/iplists?q=nothing' } }

const states = resourceStories(ipLists, '/300/iplists')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
