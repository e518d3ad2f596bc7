import {
  ChunkError,
  Icon,
  IconButton,
  type IconName,
  isChordKey,
  isPageKey,
  lazyModule,
  Menu,
  useFormat,
  useLazyModule,
  useLocale,
  useWords,
} from '@parapet/ui'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../charts/cx.ts'
import { type ExportAbout, ExportProvider, registerEvidence, useExported, useExportHost } from '../charts/exports.tsx'
import type { CrossPageLink } from '../charts/types.ts'
import { frameWords } from '../words/frame.ts'
import { FrameBoundary } from './FrameBoundary.tsx'
import { FailedMessage } from './FrameMessages.tsx'
import * as css from './frame.css.ts'
import { type FrameState, shownState } from './frameState.ts'
import type { KeyFigureProps } from './KeyFigure.tsx'
import { Age, Remarks } from './Remarks.tsx'
import { ReportWidgetContext } from './ReportWidgetContext.ts'
import { FrameSkeleton, OffscreenSkeleton, type SkeletonShape } from './Skeletons.tsx'
import { SlowInstead } from './Slow.tsx'
import { aboutOf, useMenuItems } from './useMenuItems.ts'
import { useScrollStop } from './useScrollStop.ts'
import { zoneText } from './zoneText.ts'

const TwinTable = lazy(() => import('../charts/TwinTable.tsx').then((module) => ({ default: module.TwinTable })))

const rare = lazyModule(() => import('./StateMessages.tsx'))

/** The layout actions of a widget; missing ones are not offered. */
export interface FrameLayout {
  readonly size?: 1 | 2
  readonly onSize?: (size: 1 | 2) => void
  readonly onHide?: () => void
  readonly onMove?: (by: -1 | 1) => void
  readonly isFirst?: boolean
  readonly isLast?: boolean
  /** Shows the chart as its table; without `onTable` the widget keeps the choice until it unmounts. */
  readonly isTable?: boolean
  readonly onTable?: (isTable: boolean) => void
}

/** How many rows a file has, and how to load them if the screen has fewer. */
export interface FilePart {
  readonly rows: number
  readonly total: number
  readonly load?: () => Promise<object>
}

export interface WidgetFrameProps {
  /** The widget's permanent code, used in preferences and support details. */
  readonly code: string
  readonly title: string
  readonly subtitle?: string
  readonly icon?: IconName
  readonly figure?: ReactNode
  /** In the place of a figure, and in every state: what was chosen may be what is empty or failed. */
  readonly choice?: ReactNode
  readonly about?: ReactNode
  readonly state: FrameState
  readonly skeleton?: SkeletonShape
  readonly layout?: FrameLayout
  readonly exportAbout?: () => Pick<ExportAbout, 'range' | 'zone' | 'filters' | 'company' | 'who'> & {
    figure?: KeyFigureProps
  }
  readonly filePart?: () => FilePart | null
  readonly onRefresh?: () => void
  readonly onExplain?: () => void
  readonly onEvidence?: () => void
  readonly crossPageLink?: () => CrossPageLink | null
  readonly lateAfterMs?: number
  readonly dataKey?: unknown
  readonly isSmall?: boolean
  readonly isReported?: boolean
  readonly children?: ReactNode
}

/** The card around every widget: title, figure, menu, and all states. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { code, title, subtitle, icon, figure, state, about, skeleton = 'chart', isSmall = false } = props
  const t = useWords(frameWords)
  const id = useId()
  const host = useExportHost()
  const scrollStop = useScrollStop()
  const [isOwnTable, setOwnTable] = useState(false)
  const isTable = props.layout?.isTable ?? isOwnTable
  const setTable = props.layout?.onTable ?? setOwnTable
  const [isAboutOpen, setAboutOpen] = useState(false)
  const rareParts = useLazyModule(rare, isAboutOpen)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const way = props.crossPageLink?.() ?? null
  const isReportable = use(ReportWidgetContext) !== null
  const hasMenu = Boolean(props.onRefresh || way || about || isReportable)
  const exported = useExported(host, isTable || isMenuOpen || !hasMenu)
  const hasFigures = state.kind === 'ready' || state.kind === 'refreshing' || state.kind === 'stale'
  const article = useRef<HTMLElement>(null)
  const [isByKey, setByKey] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'i' && about && isPageKey(event.nativeEvent) && !isChordKey(event)) {
      event.preventDefault()
      return setAboutOpen(true)
    }
    if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || !hasFigures || !host.get()?.picture)
      return
    // Only from the chart or its table: elsewhere in the widget a letter may have another meaning.
    if (!(event.target as Element).matches(twins)) return
    event.preventDefault()
    setByKey(true)
    setTable(!isTable)
  }
  useEffect(() => {
    if (isByKey && !isTable) article.current?.querySelector<HTMLElement>(twins)?.focus()
  }, [isTable, isByKey])
  const f = useFormat()
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(
    () =>
      registerEvidence(code, () => {
        const now = latest.current
        const { kind } = now.state
        return {
          code,
          state: kind,
          about: aboutOf(now, t, f),
          exportable: kind === 'ready' || kind === 'refreshing' || kind === 'stale' ? host.get() : null,
          longer: now.filePart?.()?.load,
        }
      }),
    [code, host, t, f],
  )
  const items = useMenuItems({
    ...props,
    way,
    exported,
    isTable,
    hasFigures,
    onTable: (next) => {
      setByKey(false)
      setTable(next)
    },
    onAbout: () => setAboutOpen(true),
  })
  return (
    <ExportProvider host={host}>
      <article
        ref={article}
        className={css.frame}
        aria-labelledby={id}
        aria-busy={state.kind === 'loading' || state.kind === 'refreshing'}
        data-widget={code}
        data-shows={shownState(state)}
        data-fits={(hasFigures && skeleton !== 'chart') || state.kind === 'empty' || undefined}
        onKeyDown={onKeyDown}
      >
        {state.kind === 'refreshing' && (
          <div className={css.progress} role="progressbar" aria-label={t('refresh.label', { title })} />
        )}
        <header className={css.head}>
          {icon && <Icon name={icon} size={20} />}
          <div className={css.titles}>
            <h2 id={id} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            <p
              className={cx(
                css.subtitle,
                !isSmall && subtitle && skeleton !== 'list' && css.whole,
                !isSmall && skeleton === 'chart' && subtitle && subtitle.length > ONE_LINE && css.reserved,
                isSmall && state.kind === 'notHired' && css.offered,
              )}
            >
              {isSmall && state.kind === 'notHired' ? t('notHired.title') : subtitle && <Subtitle text={subtitle} />}
              <Age state={state} lateAfterMs={props.lateAfterMs} isAfterText={Boolean(subtitle)} />
            </p>
          </div>
          {items.length > 0 && (
            <div className={css.menu}>
              <Menu
                label={t('menu.for', { title })}
                trigger={
                  <IconButton
                    icon="more"
                    size="s"
                    tone="quiet"
                    label={t('menu.for', { title })}
                    data-why={way ? title : undefined}
                  />
                }
                items={items}
                onOpen={setMenuOpen}
              />
              {about && isAboutOpen && rareParts && (
                <rareParts.AboutPopover subtitle={subtitle} about={about} onOpen={setAboutOpen} />
              )}
            </div>
          )}
          {props.choice ? (
            <div className={css.figure}>{props.choice}</div>
          ) : (
            hasFigures && figure && <div className={css.figure}>{figure}</div>
          )}
        </header>
        <div
          ref={scrollStop}
          className={cx(css.body, state.kind === 'refreshing' && state.isEarlierData && css.earlier)}
        >
          <FrameBoundary
            of={props.dataKey}
            fallback={(retry) => (
              <FailedMessage code={code} title={title} failure={{ kind: 'broken' }} onRetry={retry} />
            )}
          >
            {isTable && hasFigures && exported ? (
              <Suspense fallback={null}>
                <TwinTable twin={exported.twin()} isFocused={isByKey} />
              </Suspense>
            ) : null}
            <Content {...props} isOutOfSight={isTable && exported !== null} isSmall={isSmall} />
          </FrameBoundary>
        </div>
        <Remarks state={state} />
      </article>
    </ExportProvider>
  )
}

/** In little space the zone is only in the sentence of the page and in what is read aloud. */
function Subtitle({ text }: { text: string }) {
  const { zone } = useLocale()
  const end = ` · ${zoneText(zone)}`
  if (!text.endsWith(end)) return text
  return (
    <>
      {text.slice(0, -end.length)}
      <span className={css.zone}>{end}</span>
    </>
  )
}

function Content({
  code,
  isReported = false,
  title,
  state,
  skeleton = 'chart',
  isOutOfSight,
  isSmall,
  children,
}: WidgetFrameProps & { isOutOfSight: boolean; isSmall: boolean }) {
  switch (state.kind) {
    case 'loading':
      return <FrameSkeleton shape={skeleton} title={title} isLong={state.isLong ?? false} />
    case 'away':
      return <OffscreenSkeleton shape={skeleton} />
    case 'slow':
      return <SlowInstead slow={state.slow} orElse={<FrameSkeleton shape={skeleton} title={title} isLong />} />
    case 'empty':
      return (
        <Rare skeleton={skeleton} title={title}>
          {({ EmptyMessage }) => <EmptyMessage reason={state.reason} isSmall={isSmall} />}
        </Rare>
      )
    case 'forbidden':
      return (
        <Rare skeleton={skeleton} title={title}>
          {({ ForbiddenMessage }) => <ForbiddenMessage what={state.what} isSmall={isSmall} />}
        </Rare>
      )
    case 'failed':
      return (
        <FailedMessage
          code={code}
          title={title}
          failure={state.failure}
          onRetry={state.onRetry}
          isReported={isReported}
          isSmall={isSmall}
        />
      )
    case 'notHired':
      return (
        <Rare skeleton={skeleton} title={title}>
          {({ OfferPreview }) => (
            <OfferPreview offer={state.offer} isSmall={isSmall}>
              {children && <Suspense fallback={null}>{children}</Suspense>}
            </OfferPreview>
          )}
        </Rare>
      )
    default:
      return (
        <div hidden={isOutOfSight} style={isOutOfSight ? undefined : fill}>
          <Suspense fallback={<FrameSkeleton shape={skeleton} title={title} />}>{children}</Suspense>
        </div>
      )
  }
}

function Rare({
  skeleton,
  title,
  children,
}: {
  skeleton: SkeletonShape
  title: string
  children: (parts: typeof import('./StateMessages.tsx')) => ReactNode
}) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const parts = useLazyModule(rare, true, lose)
  if (isLost) throw new ChunkError('messages')
  const skeletonShown = <FrameSkeleton shape={skeleton} title={title} />
  return parts ? <Suspense fallback={skeletonShown}>{children(parts)}</Suspense> : skeletonShown
}

/** So many characters stay on one line of a phone, beside a key figure. */
const ONE_LINE = 28
const twins = '[role=application], [data-twin]'
const fill = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 } as const
