import { packSaved, type Saved } from '../../domain/savedView.ts'
import { makeSharedUrl } from '../../entities/SharedUrl.ts'
import { isoTime } from '../context.ts'
import type { SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

const DAY = 86_400
const hostileName = '=HYPERLINK("javascript:alert(1)")<img src=x onerror=alert(1)>'

/** Puts a few saved views, a set of filters and a note of Aurora Media in place: those of the company, and the admin's. */
export function seedSavedViews(world: World, { now, isHostile = false }: SeedInput) {
  const base = { author: 'Ada Aurora', company: 300, expiresAt: null }
  const nameOf = (name: string) => (isHostile ? hostileName : name)
  const stored: readonly (readonly [saved: Saved, description: string, isOfCompany: boolean, daysAgo: number])[] = [
    [
      {
        ...base,
        kind: 'view',
        name: nameOf('Errors of the shop'),
        page: 'analytics',
        query:
          'range=1h&tab=delivery&site=tienda.auroramedia.example&is.response=5xx&compare=week&refresh=0&company=300',
        board: 'analytics.delivery',
        layout: [],
      },
      'What support looks at first when the shop is slow.',
      true,
      12,
    ],
    [
      {
        ...base,
        kind: 'view',
        name: nameOf('Week of the press'),
        page: 'stats',
        query: 'range=7d&tab=delivery&site=www.auroramedia.example&compare=previous&refresh=0&company=300',
        board: 'stats.delivery',
        layout: [],
      },
      '',
      false,
      3,
    ],
    [
      { ...base, kind: 'filters', name: nameOf('Spain, without errors'), query: 'is.countrycode=ES&not.response=5xx' },
      '',
      true,
      30,
    ],
    [
      {
        ...base,
        kind: 'view',
        name: nameOf('Launch night'),
        page: 'stats',
        query: `from=${now - 40 * DAY}&to=${now - 39 * DAY}&tab=delivery&refresh=0`,
        board: 'stats.delivery',
        layout: [],
        expiresAt: now - 9 * DAY,
      },
      'Traffic of the night of the launch.',
      true,
      39,
    ],
    [
      {
        ...base,
        kind: 'note',
        name: nameOf('Television campaign'),
        from: now - 20 * DAY,
        to: now - 20 * DAY + 7200,
        sites: [],
      },
      '',
      true,
      20,
    ],
    [
      {
        ...base,
        kind: 'board',
        name: nameOf('Shift of the operators'),
        query: 'range=1h&tab=delivery&refresh=0',
        tiles: [
          'home.attention',
          'analytics.delivery.requests',
          'analytics.delivery.errors',
          'stats.delivery.hitRatio',
          'analytics.waf.rate',
          'analytics.botmitigation.outcomes',
          'stats.delivery.months',
        ].map((code, order) => ({ code, show: true, size: 1 as const, order })),
      },
      'What the shift has on its screen.',
      true,
      5,
    ],
  ]
  stored.forEach(([saved, description, isOfCompany, daysAgo], place) => {
    const id = 900 + place
    world.shared_urls.load(String(id), {
      ...makeSharedUrl({ id, user: 1, ...packSaved(saved, description) }),
      created_at: isoTime(now - daysAgo * DAY),
      owner: 1,
      ...(isOfCompany && { company: 300 }),
    })
  })
}
