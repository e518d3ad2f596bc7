import { waf } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Answered, pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const path = '/300/analytics?tab=waf'
const patient = { timeout: 10_000 }
const meta = {
  title: 'Screens/WAF tuning',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name = 'Tune rules') => {
  await userEvent.click(await screen.findByRole('button', { name }, patient))
  return within(await screen.findByRole('dialog', {}, patient))
}
const openFirst = async () => {
  const drawer = await open()
  const table = within(await drawer.findByRole('table', {}, patient))
  const [rule] = table.getAllByRole('button', { name: /^\d{6}$/ })
  if (!rule) throw new Error('No rule')
  await userEvent.click(rule)
  return drawer
}

/** The rules in plain words, with what each denied. */
export const Rules: Story = {
  tags: ['picture'],
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByText(/Meanings of the rules/, {}, patient)).toBeVisible()
    await expect((await drawer.findAllByText(/well-formed HTTP/, {}, patient))[0]).toBeVisible()
  },
}
/** One rule: whether it was a mistake and why, an exception with its preview, and the evidence. */
export const Rule: Story = {
  tags: ['picture'],
  play: async () => {
    const drawer = await openFirst()
    await expect(await drawer.findByText(/would have passed this rule/, {}, patient)).toBeVisible()
    await expect(drawer.getByRole('region', { name: 'Was it a mistake?' })).toBeVisible()
  },
}
/** Attacks stay text: nothing of them runs. */
export const Payloads: Story = {
  play: async () => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('button', { name: '941100' }, patient))
    const targets = within(await drawer.findByRole('region', { name: 'Requested addresses' }, patient))
    await expect(targets.getAllByText(/<script>|onerror|javascript:/)[0]).toBeVisible()
    await expect(drawer.getByText('Probably attacks')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await open()) }
export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async () => void (await open('Ajustar reglas')),
}
/** The firewall denied nothing. */
export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByText('Nothing was denied', {}, patient)).toBeVisible()
  },
}
const answered = (answers: Parameters<typeof Answered>[0]['answers'], text: string | RegExp | null): Story => ({
  render: (args) => <Answered {...args} call={waf.analyticTable} answers={answers} />,
  play: async () => {
    const drawer = await open()
    if (text !== null) await expect((await drawer.findAllByText(text, {}, patient))[0]).toBeVisible()
  },
})
export const FirstLoad: Story = {
  ...answered([pending], /^What each rule denied/),
  parameters: { picture: { showsWaiting: true } },
}
export const Failed: Story = answered([refused(500)], 'The denied requests could not be loaded')
export const Forbidden: Story = answered([refused(403)], /Answer of the story\./)
export const Ready: Story = answered([real], /^\d{6}$/)
