import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { tagHistory, urlHistory } from './history.tsx'

const meta = {
  title: 'Screens/Invalidation',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/invalidation' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const ByAddress: Story = { tags: ['picture'] }
/** Lines that browsers request in another form show what is sent. */
export const SentAs: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^URL/ }, patient))
    await userEvent.paste(
      ['News/Today', 'news#top', 'news', 'artículo/año', 'a/../b', 'b']
        .map((path) => `https://WWW.AuroraMedia.example/${path}`)
        .join('\n'),
    )
    await expect(
      await screen.findByRole('button', { name: /2: .*https:\/\/www\.auroramedia\.example\/news$/ }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: /^(Purge|Purgar) 4/ })).toBeEnabled()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const ByTag: Story = { args: { path: '/300/invalidation?by=tag' } }
export const CacheStatus: Story = {
  args: { path: '/300/invalidation?by=status&url=https://www.auroramedia.example/portada' },
}
/** A URL that was purged within the hour: a MISS is what was wanted. */
export const CacheStatusAfterPurge: Story = {
  args: { path: '/300/invalidation?by=status&url=https://blog.auroramedia.example/deportes/' },
}
export const Effect: Story = { args: { path: '/300/invalidation?open=150000239' } }
/** Right after a purge no POP has heard of it in the stopped clock of stories: what is old is said, with its POPs. */
export const ProofOlder: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^URL/ }, patient))
    await userEvent.paste('https://www.auroramedia.example/news\nhttps://www.auroramedia.example/sports')
    await userEvent.click(screen.getByRole('button', { name: /^(Purge|Purgar) 2/ }))
    await screen.findByText(/^0 (of|de) 2 URL/, undefined, patient)
    await expect(screen.getByRole('button', { name: /^(Purge 2 older|Repetir la purga de 2)/ })).toBeEnabled()
  },
}
/** The proof of a past purge. */
export const ProofOfHistory: Story = {
  args: { path: '/300/invalidation?open=150000239&panel=proof' },
  play: async () => {
    await screen.findByRole('button', { name: /^(Copy the receipt|Copiar el justificante)$/ }, patient)
  },
}
export const NothingFound: Story = { args: { path: '/300/invalidation?q=nothing' } }

const states = resourceStories(urlHistory, '/300/invalidation')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale

const tagStates = resourceStories(tagHistory, '/300/invalidation?by=tag')
export const TagsFirstLoad = tagStates.firstLoad
export const TagsSlow = tagStates.slow
export const TagsRefreshing = tagStates.refreshing
export const TagsEmpty = tagStates.empty
export const TagsForbidden = tagStates.forbidden
export const TagsFailed = tagStates.failed
export const TagsPartial = tagStates.partial
export const TagsStale = tagStates.stale
