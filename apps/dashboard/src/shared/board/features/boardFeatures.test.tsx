import { initialView, makeApiContext, makeCompany, makeRole, makeUser, type ServiceKey } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { homeBoard, toBoardQuery } from '@parapet/widgets'
import { act, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, describe, it, vi } from 'vitest'
import { MockScreen } from '../../../platform/session/mockScreen.tsx'
import { boardTabs } from '../boardTabs.ts'
import { type BoardPlace, type OpenBoard, OpenBoardContext, useBoardStores } from '../OpenBoard.ts'
import { type BoardFeature, BoardFeatures, boardFeatures, featureActions } from './boardFeatures.tsx'

function placeOf(name: BoardPlace['name'], tabId?: string, hired: readonly ServiceKey[] = []): BoardPlace {
  const services = hired.map((key, index) => ({ id: index + 1, name: key }))
  const company = makeCompany({ services })
  const roles = [makeRole({ services })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  const tab = name === 'home' || name === 'ownBoard' ? null : (boardTabs[name].find(({ id }) => id === tabId) ?? null)
  return { name, tab, user, company }
}

const featuresOf = (place: BoardPlace) =>
  boardFeatures.filter(({ when }) => when === undefined || when(place)).map(({ key }) => key)

const ofEveryBoard = ['views', 'accessLog', 'firstRequests', 'evidence', 'notes']
const ofRanges = ['siteStatuses', 'crossPageLinks', 'print', 'explain']

describe('the features of a board', () => {
  it.each<[string, BoardPlace, readonly string[]]>([
    ['home', placeOf('home'), [...ofEveryBoard, 'monthlyReport']],
    ["a board of one's own", placeOf('ownBoard'), ['accessLog', 'evidence', 'notes', ...ofRanges]],
    ['History', placeOf('stats', 'delivery'), [...ofEveryBoard, ...ofRanges]],
    ['Analytics', placeOf('analytics', 'delivery'), [...ofEveryBoard, ...ofRanges, 'dedicated']],
    [
      'the WAF in Analytics',
      placeOf('analytics', 'waf'),
      [...ofEveryBoard, ...ofRanges, 'dedicated', 'wafReport', 'wafTuning'],
    ],
    ['the WAF in History', placeOf('stats', 'waf'), [...ofEveryBoard, ...ofRanges]],
    [
      'Analytics with anomaly detection',
      placeOf('analytics', 'delivery', ['anomalydetection']),
      [...ofEveryBoard, ...ofRanges, 'dedicated', 'anomalies'],
    ],
  ])('of %s', (_, place, keys) => {
    expect(featuresOf(place).toSorted()).toEqual(keys.toSorted())
  })

  it.each<[BoardPlace, boolean]>([
    [placeOf('home'), false],
    [placeOf('stats', 'delivery'), true],
    [placeOf('analytics', 'midtier'), true],
    [placeOf('analytics', 'waf'), false],
    [placeOf('perimetrical', 'home'), false],
  ])('offer to explain charts of delivery and midtier only', (place, canExplain) => {
    const stores = renderStores()
    const actions = featureActions(place, stores.requests)
    expect(actions.onExplain !== undefined).toBe(canExplain)
    actions.onNote?.({ from: 1, to: 2 })
    actions.onEvidence?.('stats.delivery.requests')
    expect(stores.requests.noted.get()).toEqual({ from: 1, to: 2 })
    expect(stores.requests.evidence.get()).toEqual({ code: 'stats.delivery.requests' })
  })

  it('are shown at their place, and one that fails takes nothing else away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const rows: readonly BoardFeature[] = [
      {
        key: 'broken',
        slot: 'title',
        Part() {
          throw new Error('broken')
        },
      },
      { key: 'sound', slot: 'title', Part: () => <p>Sound</p> },
      { key: 'elsewhere', slot: 'notices', Part: () => <p>Elsewhere</p> },
      { key: 'never', slot: 'title', when: () => false, Part: () => <p>Never</p> },
    ]
    await show(<BoardFeatures slot="title" of={rows} />)
    expect(screen.getByText('Sound')).toBeVisible()
    expect(screen.queryByText(/Elsewhere|Never/)).toBeNull()
  })
})

const api = makeApiContext({ fetch: async () => Response.json([]), token: () => 'token', company: () => 300 })

function Board({ children }: { children: React.ReactNode }) {
  const stores = useBoardStores()
  const query = toBoardQuery(initialView, { company: 300, allSites: [], zone: 'UTC', now: 1_781_519_400 })
  const open: OpenBoard = {
    ...placeOf('home'),
    ...stores,
    row: homeBoard,
    title: 'Home',
    query,
    inputAt: () => ({ board: homeBoard, preferences: undefined, access: () => 'none', query }),
    links: { page: () => '/300', hasAnalytics: false, service: () => '/300' },
    layout: [],
    hrefOf: () => '/300',
    source: {
      page: 'home',
      title: 'Home',
      board: 'home',
      layout: [],
      query: () => new URLSearchParams(),
      span: query.span,
      rolling: null,
      sites: [],
      applyFilters: null,
    },
    range: null,
  }
  return <OpenBoardContext value={open}>{children}</OpenBoardContext>
}

const show = (children: React.ReactNode) =>
  act(async () =>
    render(
      <MockScreen api={api}>
        <Board>{children}</Board>
      </MockScreen>,
    ),
  )

function renderStores() {
  let stores: ReturnType<typeof useBoardStores> | undefined
  function Stores() {
    stores = useBoardStores()
    return null
  }
  render(<Stores />)
  if (!stores) throw new Error('not rendered')
  return stores
}

beforeAll(() => loadWords('en'))
