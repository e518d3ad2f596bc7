import { encodeView, initialView } from '@parapet/api'
import { LinkButton, Tag, Tooltip, useWords } from '@parapet/ui'
import type { BoardActions } from '@parapet/widgets'
import { type ComponentType, lazy } from 'react'
import { OptionalBoundary } from '../../../kit/error/OptionalBoundary.tsx'
import { paths } from '../../../platform/paths/paths.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import * as css from '../board.css.ts'
import { boardScreenWords } from '../board.words.ts'
import { type BoardPlace, type BoardRequests, useOpenBoard } from '../OpenBoard.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'

/** Where a feature is shown: beside the title, above the tiles, or behind the board once its first charts have rendered. */
export type FeatureSlot = 'title' | 'notices' | 'later'

/** What a board has beside its tiles: one row each. */
export interface BoardFeature {
  readonly key: string
  readonly slot: FeatureSlot
  /** The boards that have it; all by default. */
  readonly when?: (place: BoardPlace) => boolean
  /** What tiles can ask of it. */
  readonly offers?: (requests: BoardRequests, place: BoardPlace) => BoardActions
  readonly Part: ComponentType
}

const WafReport = lazy(async () => ({ default: (await import('../WafReport.tsx')).WafReport }))
const WafTuningButton = lazy(async () => ({
  default: (await import('../wafTuning/WafTuningButton.tsx')).WafTuningButton,
}))
const AccessLogNotice = lazy(async () => ({ default: (await import('../AccessLogNotice.tsx')).AccessLogNotice }))
const loadLater = () => import('./laterFeatures.tsx')

/** Not put together by its user. */
const isOfProduct = ({ name }: BoardPlace) => name !== 'ownBoard'
const isRanged = ({ name }: BoardPlace) => name !== 'home'
const isAnalytics = ({ name }: BoardPlace) => name === 'analytics'
const canExplain = ({ tab }: BoardPlace) => tab?.id === 'delivery' || tab?.id === 'midtier'
/** Links to another page always name the range. */
const withoutRange = { ...initialView, range: { rel: '' } }

/** All features of boards, in their order. */
export const boardFeatures: readonly BoardFeature[] = [
  {
    key: 'wafReport',
    slot: 'title',
    when: (place) => isAnalytics(place) && place.tab?.id === 'waf',
    Part() {
      const { company, user, query } = useOpenBoard()
      return <WafReport company={company} email={user.email} query={query} />
    },
  },
  {
    key: 'wafTuning',
    slot: 'title',
    when: (place) => isAnalytics(place) && place.tab?.id === 'waf',
    Part() {
      return <WafTuningButton query={useOpenBoard().query} />
    },
  },
  {
    key: 'anomalies',
    slot: 'title',
    when: (place) => isAnalytics(place) && paths.anomalydetection.guard.allows(place),
    Part() {
      const t = useWords(boardScreenWords)
      const to = useTo()
      const { view } = useOpenBoard().query
      return (
        <LinkButton
          size="s"
          isShortOnPhone
          icon="anomaly"
          href={to('anomalydetection', undefined, encodeView({ ...initialView, range: view.range }, withoutRange))}
        >
          {t('anomalies')}
        </LinkButton>
      )
    },
  },
  {
    key: 'dedicated',
    slot: 'title',
    when: isAnalytics,
    Part() {
      const t = useWords(boardScreenWords)
      const { range } = useOpenBoard()
      if (!range?.isDedicated) return null
      const tag = <Tag icon="zap">{t('dedicated.badge')}</Tag>
      if (range.retentionHours === null) return tag
      return (
        <Tooltip text={t('dedicated.hint', { hours: range.retentionHours })}>
          <span className={css.badge}>{tag}</span>
        </Tooltip>
      )
    },
  },
  {
    key: 'monthlyReport',
    slot: 'title',
    when: (place) => !isRanged(place),
    Part() {
      const t = useWords(boardScreenWords)
      const to = useTo()
      return (
        <LinkButton size="s" isShortOnPhone icon="file" href={to('report')}>
          {t('monthlyReport')}
        </LinkButton>
      )
    },
  },
  {
    key: 'views',
    slot: 'title',
    when: isOfProduct,
    Part: () => <ViewsButton source={useOpenBoard().source} />,
  },
  {
    key: 'accessLog',
    slot: 'notices',
    Part() {
      const { links } = useOpenBoard()
      return links.accessLog ? <AccessLogNotice log={links.accessLog} links={links} /> : null
    },
  },
  {
    key: 'siteStatuses',
    slot: 'later',
    when: isRanged,
    Part: lazy(async () => ({ default: (await loadLater()).SiteStatusesOnRequest })),
  },
  {
    key: 'crossPageLinks',
    slot: 'later',
    when: isRanged,
    Part: lazy(async () => ({ default: (await loadLater()).LinksToOtherBoard })),
  },
  {
    key: 'print',
    slot: 'later',
    when: isRanged,
    Part: lazy(async () => ({ default: (await loadLater()).PrintedSheets })),
  },
  {
    key: 'firstRequests',
    slot: 'later',
    when: isOfProduct,
    Part: lazy(async () => ({ default: (await loadLater()).FirstRequests })),
  },
  {
    key: 'evidence',
    slot: 'later',
    offers: ({ evidence }) => ({ onEvidence: (code) => evidence.set({ code }) }),
    Part: lazy(async () => ({ default: (await loadLater()).Evidence })),
  },
  {
    key: 'notes',
    slot: 'later',
    offers: ({ noted }) => ({ onNote: (span) => noted.set(span) }),
    Part: lazy(async () => ({ default: (await loadLater()).Notes })),
  },
  {
    key: 'explain',
    slot: 'later',
    when: isRanged,
    offers: ({ explained }, place) =>
      canExplain(place) ? { onExplain: (chart) => explained.set({ kind: 'change', ...chart }) } : {},
    Part: lazy(async () => ({ default: (await loadLater()).Explain })),
  },
]

const hasFeature = ({ when }: BoardFeature, place: BoardPlace) => when === undefined || when(place)

/** Returns what the tiles of a board can ask of its features. */
export const featureActions = (place: BoardPlace, requests: BoardRequests): BoardActions =>
  Object.assign(
    {},
    ...boardFeatures.filter((feature) => hasFeature(feature, place)).map(({ offers }) => offers?.(requests, place)),
  )

/** Renders the features of the board around that have their place here. One that fails or loads takes nothing else away. */
export function BoardFeatures({ slot, of = boardFeatures }: { slot: FeatureSlot; of?: readonly BoardFeature[] }) {
  const board = useOpenBoard()
  return of
    .filter((feature) => feature.slot === slot && hasFeature(feature, board))
    .map(({ key, Part }) => (
      <OptionalBoundary key={key}>
        <Part />
      </OptionalBoundary>
    ))
}
