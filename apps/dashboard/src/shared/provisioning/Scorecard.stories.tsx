import { makeHistogramEntry, makeVclConfig, scorecardOf, statistics, watchWindow } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { KitStory } from '../../start/story/KitStory.tsx'
import { Answered, pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { ScorecardView } from './ScorecardSection.tsx'
import type { CardOfVersion } from './useScorecard.ts'

const version = (id: number) => `/300/autoprovisioning?tab=vcl&open=${id}&panel=version`
const meta = {
  title: 'Screens/Provisioning/Scorecard',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: version(4765) },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 20_000 }
const card = () => screen.findByRole('region', { name: /Traffic before and after|Tráfico antes y después/ }, patient)
const says = (text: RegExp) => async () => {
  await within(await card()).findAllByText(text, undefined, patient)
}
const answered = (...answers: Parameters<typeof Answered>[0]['answers']): Story['render'] =>
  function Render(args) {
    return <Answered {...args} call={statistics.historicHistogram} answers={answers} />
  }

const BAD = 4765
const FIXED = 4766

export const Worse: Story = {
  tags: ['picture'],
  globals: { scenario: 'baddeploy' },
  args: { path: version(BAD) },
  play: says(/^(Worse than before|Peor que antes)$/),
}
export const WorsePhone: Story = {
  ...Worse,
  globals: { scenario: 'baddeploy', viewport: { value: 'phone' } },
}
/** The sites that changed open on their own figures. */
export const WorseSite: Story = {
  ...Worse,
  tags: [],
  play: async () => {
    const own = within(await card())
    await userEvent.click(await own.findByText('www.auroramedia.example', undefined, patient))
    await expect(await own.findByRole('table', { name: 'www.auroramedia.example' })).toBeVisible()
  },
}
export const Better: Story = {
  tags: ['picture'],
  globals: { scenario: 'baddeploy' },
  args: { path: version(FIXED) },
  play: says(/^(Better than before|Mejor que antes)$/),
}
/** Long ago: the minutes are kept, the first byte of the origin is not. */
export const AsBefore: Story = {
  args: { path: version(4721) },
  play: says(/no longer kept|ya no se guarda/),
}
/** A tenth of the statistics is missing. */
export const Partial: Story = {
  globals: { scenario: 'partial' },
  args: { path: version(4752) },
  play: says(/have no statistics|no tienen estadísticas/),
}
export const OutOfRange: Story = {
  args: { path: version(4752) },
  render: answered(async () => Response.json([])),
  play: says(/No statistics of that time|No hay estadísticas/),
}
export const FirstLoad: Story = {
  args: { path: version(4752) },
  render: answered(pending),
  play: async () => {
    await expect(within(await card()).queryByRole('table')).toBeNull()
  },
  parameters: { picture: { showsWaiting: true } },
}
export const Forbidden: Story = {
  args: { path: version(4752) },
  render: answered(refused(403)),
  play: says(/Answer of the story\./),
}
export const Failed: Story = {
  args: { path: version(4752) },
  render: answered(refused(500)),
  play: async () => {
    const own = within(await card())
    await expect(await own.findByRole('button', { name: /Try again|Reintentar/ }, patient)).toBeEnabled()
  },
}
export const Recovers: Story = {
  args: { path: version(4752) },
  render: answered(refused(500), real),
  play: async () => {
    const own = within(await card())
    await userEvent.click(await own.findByRole('button', { name: /Try again|Reintentar/ }, patient))
    await own.findByRole('table', { name: /All sites|Todos los sitios/ }, patient)
  },
}
export const Staging: Story = {
  args: { path: '/300/staging?tab=vcl&open=4751&panel=version' },
  play: says(/do not tell staging|no separan las pruebas/),
}

const at = Date.parse('2026-06-15T10:20:40Z') / 1000
const steps = Array.from({ length: 18 }, (_, n) =>
  makeHistogramEntry({
    timestamp: Math.floor(at / 60) * 60 + (n - 15 + (n < 15 ? 0 : 1)) * 60,
    requests: 1800 + (n % 3) * 20,
    hits: 1500,
    misses: 200,
    status_5xx: n % 2,
    status_4xx: 30,
    response_time: 48_000 + (n % 4) * 900,
  }),
)
const found = (over: Partial<CardOfVersion> = {}): CardOfVersion => ({
  card: scorecardOf(
    watchWindow({ at, previousAt: at - 500, nextAt: null, now: at + 220 }),
    { steps, origins: null },
    new Map([['www.example.com', { steps, origins: null }]]),
  ),
  neighbours: { previous: makeVclConfig({ id: 41 }), next: null, isKnown: true },
  originsGap: null,
  all: 1,
  asked: 1,
  ...over,
})
const row = makeVclConfig({ id: 42, production_dt: '2026-06-15T10:20:40Z' })

/** Three minutes after it: no verdict yet, and another version before cuts the minutes. */
export const TooEarly: Story = {
  tags: ['picture'],
  render: () => (
    <KitStory>
      <ScorecardView row={row} found={found()} />
    </KitStory>
  ),
  play: async () => {
    await expect((await screen.findAllByText(/^(Too early to say|Aún no se sabe)$/))[0]).toBeVisible()
    await expect(
      screen.getByText(/Version 41 went live shortly before|La versión 41 se activó poco antes/),
    ).toBeVisible()
  },
}
/** Many sites, of which some are compared; backend analytics is not hired. */
export const BackendAnalyticsNotHired: Story = {
  render: () => (
    <KitStory>
      <ScorecardView
        row={row}
        found={found({
          originsGap: { kind: 'refused', reason: 'Aurora Media has not hired Backend analytics.' },
          all: 4000,
          asked: 50,
        })}
      />
    </KitStory>
  ),
  play: async () => {
    await expect(await screen.findByText(/has not hired Backend analytics/)).toBeVisible()
    await expect(screen.getByText(/50 of 4.000 sites|50 de 4.?000 sitios/)).toBeVisible()
  },
}
