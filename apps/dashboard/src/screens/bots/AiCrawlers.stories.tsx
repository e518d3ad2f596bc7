import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { aiCrawlerList } from './aiCrawlers.tsx'

const path = '/300/botmitigation?view=ai'
const ofSite = `${path}&site=1201`
const patient = { timeout: 10_000 }
const meta = {
  title: 'Screens/AI crawlers',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (name: RegExp) => screen.findByRole('row', { name }, patient)

export const List: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await rowOf(/^GPTBot OpenAI Training/)).toBeVisible()
    await expect(await screen.findByText(/The provider only verifies search engines/)).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { args: { path: ofSite }, globals: { locale: 'es' } }
export const Traffic: Story = { args: { path: `${ofSite}&open=GPTBot` } }
export const About: Story = { args: { path: `${path}&open=Google-Extended` } }

/** What a refusal would have changed yesterday, with the consequence of refusing what people ask for. */
export const Refuse: Story = {
  tags: ['picture'],
  args: { path: ofSite },
  play: async () => {
    const row = await rowOf(/^ChatGPT-User/)
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Allow, challenge or refuse' }))
    const dialog = await screen.findByRole('dialog', {}, patient)
    await expect(await within(dialog).findByText(/would have got the status 403/, {}, patient)).toBeVisible()
    await expect(within(dialog).getByText(/People who ask OpenAI/)).toBeVisible()
  },
}
const pasteRobots = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: /^robots\.txt/ }, patient)
  await userEvent.click(field)
  await userEvent.paste(text)
}
/** What robots.txt says to each crawler, and who requests what it forbids. */
export const Robots: Story = {
  tags: ['picture'],
  args: { path: ofSite },
  play: async () => {
    await pasteRobots('User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\nDisalow: /x')
    await expect(await screen.findByText('1 line means nothing to crawlers: 6.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Count forbidden requests/ }))
    await waitFor(
      () => expect(screen.getByRole('row', { name: /^GPTBot All forbidden Its own rules [1-9]/ })).toBeVisible(),
      patient,
    )
  },
}
/** A page of HTML, as many sites answer: it says nothing to anybody. */
export const NotRobots: Story = {
  play: async () => {
    await pasteRobots('<!doctype html><p>Not found')
    await expect(await screen.findByText(/There is no line “User-agent:”/)).toBeVisible()
  },
}
const rows = resourceStories(aiCrawlerList, path)
export const FirstLoad = rows.firstLoad
export const Slow = rows.slow
export const Refreshing = rows.refreshing
/** Without requests, every crawler of the table is a row with none. */
export const WithoutRequests: Story = {
  ...rows.empty,
  parameters: {},
  play: async () => {
    await expect(await rowOf(/^GPTBot OpenAI Training 0/)).toBeVisible()
  },
}
export const NotHired = rows.notHired
export const Forbidden = rows.forbidden
export const Failed = rows.failed
export const Stale = rows.stale
export const Recovers = rows.recovers
