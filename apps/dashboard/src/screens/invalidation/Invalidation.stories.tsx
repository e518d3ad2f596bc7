import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { pending, type real, refused, resourceStories } from '../../start/story/resourceStories.tsx'
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
/** A purge opens with all its URLs. */
export const Details: Story = { args: { path: '/300/invalidation?open=150000239' } }
export const Effect: Story = { args: { path: '/300/invalidation?open=150000239&panel=effect' } }
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

type Answer = typeof real
const four = ['a', 'b', 'c', 'd'].map((name) => `https://www.auroramedia.example/${name}`)
const answered =
  (servers: readonly object[]): Answer =>
  async () =>
    Response.json({ url: '', total: servers.length, hits: 0, misses: 0, pass: 0, coverage: 0, servers })
const miss = { name: 'mad1-edge01', pop: 'MAD1', result: 'MISS' }
const old = { name: 'gru1-edge01', pop: 'GRU1', result: 'HIT', age: 900_000 }
const fresh = answered([miss])

/** The rows of a list that the provider sent, as a page of it or whole. */
async function sentRows(response: Response): Promise<readonly object[]> {
  const body: readonly object[] | { readonly results: readonly object[] } = await response.json()
  return 'results' in body ? body.results : body
}

/** A page whose newest purge has four URLs, with this answer of the caches for each of them. */
function proofStory(answerOf: (url: string) => Answer, play: (drawer: ReturnType<typeof within>) => Promise<void>) {
  const withFour = async (response: Response) => {
    const [newest, ...others] = await sentRows(response)
    return Response.json([...four.map((url) => ({ ...newest, type: 'purge', refetch: false, url })), ...others])
  }
  const ask: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.origin)
    const send = () => fetch(input, init)
    if (/\/invalidate\/$/.test(pathname)) return withFour(await send())
    if (!/cachestatus/.test(pathname)) return send()
    return answerOf(searchParams.get('url') ?? '')(send, init?.signal ?? undefined)
  }
  return {
    args: { path: '/300/invalidation?open=150000239&panel=proof', api: { fetch: ask } },
    play: async () => play(within(await screen.findByRole('dialog', { name: /\/a \+3$/ }, patient))),
  } satisfies Story
}

export const ProofRunning: Story = {
  ...proofStory(
    (url) => (url.endsWith('/a') ? fresh : pending),
    async (drawer) => {
      await drawer.findByText(/^(Checked 1 of 4|.* 1 de 4)/, undefined, patient)
    },
  ),
  parameters: { picture: { showsWaiting: true } },
}
export const ProofStopped: Story = proofStory(
  (url) => (url.endsWith('/a') ? fresh : pending),
  async (drawer) => {
    await drawer.findByText(/^(Checked 1 of 4|.* 1 de 4)/, undefined, patient)
    await userEvent.click(drawer.getByRole('button', { name: /^(Stop|Detener)$/ }))
    await expect(await drawer.findByRole('button', { name: /^(Check 3 URLs|Comprobar 3 URL)/ })).toBeEnabled()
  },
)
export const ProofAllFresh: Story = {
  ...proofStory(
    () => fresh,
    async (drawer) => {
      await drawer.findByText(/^(All 4 URLs are fresh|Las 4 URL)/, undefined, patient)
    },
  ),
  tags: ['picture'],
}
export const ProofPartial: Story = proofStory(
  (url) => (url.endsWith('/b') ? answered([miss, old]) : url.endsWith('/c') ? answered([]) : fresh),
  async (drawer) => {
    await drawer.findByText(/^2 (of|de) 4 URL/, undefined, patient)
    await expect(drawer.getByRole('row', { name: /\/b .*GRU1/ })).toBeVisible()
  },
)
export const ProofFailed: Story = proofStory(
  () => refused(500),
  async (drawer) => {
    await drawer.findByText(/^0 (of|de) 4 URL/, undefined, patient)
    await expect(drawer.getAllByText(/Answer of the story\./).length).toBeGreaterThan(0)
  },
)
/** A list that was cut within its last purge says so there. */
export const CutWithin: Story = {
  args: {
    path: '/300/invalidation?open=150000239',
    api: {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        if (!/\/invalidate\/$/.test(new URL(String(input), location.origin).pathname)) return response
        return Response.json({ count: 400, results: (await sentRows(response)).slice(0, 1) })
      },
    },
  },
  play: async () => {
    await screen.findByText(/^(The list that was loaded ends here|La lista cargada termina aquí)/, undefined, patient)
    await screen.findByText(/(Made from 1 of 400|Se basa en 1 de 400)/, undefined, patient)
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
export const Recovers = states.recovers

const tagStates = resourceStories(tagHistory, '/300/invalidation?by=tag')
export const TagsFirstLoad = tagStates.firstLoad
export const TagsSlow = tagStates.slow
export const TagsRefreshing = tagStates.refreshing
export const TagsEmpty = tagStates.empty
export const TagsForbidden = tagStates.forbidden
export const TagsFailed = tagStates.failed
export const TagsPartial = tagStates.partial
export const TagsStale = tagStates.stale
export const TagsRecovers = tagStates.recovers
