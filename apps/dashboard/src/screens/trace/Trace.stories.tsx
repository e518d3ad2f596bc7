import { provisioning } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { Answered, pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const tab = '/300/autoprovisioning?tab=trace'
const of = (url: string, more = '') => `${tab}&url=${encodeURIComponent(url)}${more}`
const home = of('https://www.auroramedia.example/', '&status=200')
const meta = {
  title: 'Screens/Provisioning/Trace',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: home },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 15_000 }
const live = async () => screen.findByRole('listitem', { name: /^(Live version|Versión en vivo) / }, patient)

export const NotFilledIn: Story = {
  args: { path: tab },
  play: async () => {
    await expect(await screen.findByText(/^(What becomes of a request|¿Qué ocurre con una)/, {}, patient)).toBeVisible()
  },
}
/** Live, rules that are not deployed, and staging side by side. */
export const SideBySide: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await live()).toHaveTextContent(/c300_video1/)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The origin's answer and the visitor's address are not known. */
export const Undecided: Story = {
  tags: ['picture'],
  args: { path: of('https://www.auroramedia.example/admin') },
  play: async () => {
    await expect(await live()).toHaveTextContent(/Cannot be decided|No se puede decidir/)
  },
}
/** To HTTPS first, then to the backend. */
export const Redirected: Story = {
  args: { path: of('http://www.auroramedia.example/', '&status=200') },
  play: async () => {
    await expect(await live()).toHaveTextContent(/https:\/\/www\.auroramedia\.example\//)
  },
}
export const Foreign: Story = { args: { path: of('https://other.example/') } }
/** Nothing is traced until the request is right. */
export const Refused: Story = {
  args: { path: tab },
  play: async () => {
    const url = await screen.findByRole('textbox', { name: 'URL' }, patient)
    await userEvent.type(url, 'ftp://www.example.com{Enter}')
    await expect(url).toBeInvalid()
  },
}
const answered = (
  answers: Parameters<typeof Answered>[0]['answers'],
  play: Story['play'],
  more: Story = {},
): Story => ({
  render: (args) => <Answered {...args} call={provisioning.configs} answers={answers} />,
  play,
  ...more,
})
export const Waiting: Story = answered(
  [pending],
  async () => {
    await expect(await screen.findByRole('button', { name: /^(Trace|Seguir)$/ }, patient)).toBeVisible()
  },
  { parameters: { picture: { showsWaiting: true } } },
)
export const Failed: Story = answered([refused(500)], async () => {
  await expect(
    await screen.findByText(/^(The configurations could not|No se pudieron cargar)/, {}, patient),
  ).toBeVisible()
})
export const Forbidden: Story = answered([refused(403)], async () => {
  await expect(
    await screen.findByText(/^(You don’t have access to this|No tiene acceso a esta)/, {}, patient),
  ).toBeVisible()
})

const words = async () => {
  const locale = document.documentElement.lang === 'es' ? 'es' : 'en'
  await loadWords(locale)
  const ui = resourceWords.words(locale)
  if (!ui) throw new Error('The words have not loaded')
  return ui
}
export const Slow: Story = answered(
  [pending],
  async () => {
    await expect((await screen.findAllByText((await words())('slow.section'), {}, patient))[0]).toBeVisible()
  },
  { parameters: { picture: { showsWaiting: true } } },
)
/** What was read before stays, and it is said that it could not be read again. */
export const Stale: Story = answered([real, refused(503)], async () => {
  await live()
  window.dispatchEvent(new Event('online'))
  await screen.findByText(new RegExp((await words())('stale.section')), {}, patient)
  await expect(await live()).toHaveTextContent(/c300_video1/)
})
/** The rules that wait could not be read: the rest is traced, and it is said. */
export const Partial: Story = {
  render: (args) => <Answered {...args} call={provisioning.generatedVcl} answers={[refused(500)]} />,
  play: async () => {
    await live()
    await expect(await screen.findByText(/^(Not compared|No se compara)/, {}, patient)).toBeVisible()
  },
}
export const NotHired: Story = {
  globals: { scenario: 'unhired' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 }, patient)
    await expect(screen.queryByRole('textbox', { name: 'URL' })).toBeNull()
  },
}
