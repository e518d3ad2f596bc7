import {
  Icon,
  IconButton,
  type IconName,
  Menu,
  type MenuItem,
  Notice,
  type T,
  useAnnounce,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../charts/cx.ts'
import { download, type ExportAbout, ExportProvider, useExported, useExportHost } from '../charts/exports.tsx'
import type en from '../words/frame.en.ts'
import { frameWords } from '../words/frame.ts'
import { FrameBoundary } from './FrameBoundary.tsx'
import {
  EmptyMessage,
  FailedMessage,
  ForbiddenMessage,
  OfferPreview,
  SlowLine,
  SlowMessage,
  useFailureText,
} from './FrameMessages.tsx'
import * as css from './frame.css.ts'
import type { FrameState, Remark } from './frameState.ts'
import { FarSkeleton, FrameSkeleton, type SkeletonShape } from './Skeletons.tsx'
import { useNow } from './useNow.ts'
import { useScrollStop } from './useScrollStop.ts'

const TwinTable = lazy(() => import('../charts/TwinTable.tsx').then((module) => ({ default: module.TwinTable })))

/** What a board lets its user do with a widget; what is absent is not offered. */
export interface FrameLayout {
  readonly size?: 1 | 2
  readonly onSize?: (size: 1 | 2) => void
  readonly onHide?: () => void
  /** Moves the widget by so many places; the reasons say why it cannot go further. */
  readonly onMove?: (by: -1 | 1) => void
  readonly isFirst?: boolean
  readonly isLast?: boolean
}

export interface WidgetFrameProps {
  /** The widget's code, for ever: preferences and details for support name it. */
  readonly code: string
  readonly title: string
  /** What, unit, granularity, zone. */
  readonly subtitle?: string
  readonly icon?: IconName
  /** The key figure, at the right. */
  readonly figure?: ReactNode
  /** What the figures mean and how they are computed. */
  readonly about?: string
  readonly state: FrameState
  readonly skeleton?: SkeletonShape
  readonly layout?: FrameLayout
  /** Printed into exported pictures, beside title and subtitle. */
  readonly exportAbout?: Pick<ExportAbout, 'range' | 'zone' | 'filters'>
  readonly onRefresh?: () => void
  /** The page refreshes by itself: figures that are older than this are late. */
  readonly lateAfterMs?: number
  /** What the picture is drawn from: after it could not be drawn, a change tries again. */
  readonly of?: unknown
  readonly isSmall?: boolean
  /** A banner tells the failure for all widgets that share it. */
  readonly isTold?: boolean
  /** The kind, on real data; in `notHired` on sample data. */
  readonly children?: ReactNode
}

/** The card around every widget: title, figure, menu, and every state but the picture itself (ux-rules §6). */
export function WidgetFrame(props: WidgetFrameProps) {
  const { code, title, subtitle, icon, figure, state, about, skeleton, isSmall = false } = props
  const t = useWords(frameWords)
  const id = useId()
  const host = useExportHost()
  const scrollStop = useScrollStop()
  const [isTable, setTable] = useState(false)
  const [isAboutOpen, setAboutOpen] = useState(false)
  const exported = useExported(host)
  const hasFigures = state.is === 'ready' || state.is === 'refreshing' || state.is === 'stale'
  const article = useRef<HTMLElement>(null)
  const [isByKey, setByKey] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || !hasFigures || !exported?.picture) return
    // Only from the chart or its table: elsewhere in the widget a letter may be meant for somebody else.
    if (!(event.target as Element).matches(twins)) return
    event.preventDefault()
    setByKey(true)
    setTable(!isTable)
  }
  // What had the focus is hidden by now: who pressed the key goes on in the other of the two.
  useEffect(() => {
    if (isByKey && !isTable) article.current?.querySelector<HTMLElement>(twins)?.focus()
  }, [isTable, isByKey])
  const items = useMenuItems({
    ...props,
    host,
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
        aria-busy={state.is === 'loading' || state.is === 'refreshing'}
        data-widget={code}
        onKeyDown={onKeyDown}
      >
        {state.is === 'refreshing' && (
          <div className={css.progress} role="progressbar" aria-label={t('refresh.label', { title })} />
        )}
        <header className={css.head}>
          {icon && <Icon name={icon} size={20} />}
          <div className={css.titles}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            <p
              className={cx(
                css.subtitle,
                !isSmall && subtitle && skeleton !== 'list' && css.whole,
                isSmall && state.is === 'notHired' && css.offered,
              )}
            >
              {isSmall && state.is === 'notHired' ? t('notHired.title') : subtitle}
              <Age state={state} lateAfterMs={props.lateAfterMs} isAfterText={Boolean(subtitle)} />
            </p>
          </div>
          {items.length > 0 && (
            <div className={css.menu}>
              <Menu
                label={t('menu.for', { title })}
                trigger={<IconButton icon="more" size="s" tone="quiet" label={t('menu.for', { title })} />}
                items={items}
              />
            </div>
          )}
          {hasFigures && figure && <div className={css.figure}>{figure}</div>}
        </header>
        <div ref={scrollStop} className={cx(css.body, state.is === 'refreshing' && state.isOther && css.earlier)}>
          {about && isAboutOpen && (
            <div className={css.about}>
              <Notice tone="info" onDismiss={() => setAboutOpen(false)}>
                {about}
              </Notice>
            </div>
          )}
          <FrameBoundary
            of={props.of}
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

function Content({
  code,
  isTold = false,
  title,
  state,
  skeleton = 'chart',
  isOutOfSight,
  isSmall,
  children,
}: WidgetFrameProps & { isOutOfSight: boolean; isSmall: boolean }) {
  switch (state.is) {
    case 'loading':
      return <FrameSkeleton shape={skeleton} title={title} isLong={state.isLong ?? false} />
    case 'away':
      return <FarSkeleton shape={skeleton} />
    case 'slow':
      return <SlowMessage slow={state.slow} />
    case 'empty':
      return <EmptyMessage because={state.because} isSmall={isSmall} />
    case 'forbidden':
      return <ForbiddenMessage what={state.what} isSmall={isSmall} />
    case 'failed':
      return (
        <FailedMessage
          code={code}
          title={title}
          failure={state.failure}
          onRetry={state.onRetry}
          isTold={isTold}
          isSmall={isSmall}
        />
      )
    case 'notHired':
      return (
        <OfferPreview offer={state.offer} isSmall={isSmall}>
          {children && <Suspense fallback={null}>{children}</Suspense>}
        </OfferPreview>
      )
    default:
      return (
        // The kind stays mounted under its table: it is what the table and the files are made of.
        <div hidden={isOutOfSight} style={isOutOfSight ? undefined : fill}>
          <Suspense fallback={<FrameSkeleton shape={skeleton} title={title} />}>{children}</Suspense>
        </div>
      )
  }
}

/** A chart that takes keys, and the table that it can be shown as. */
const twins = '[role=application], [data-twin]'
const fill = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 } as const

// How old the figures are, where that is not what the page's own line says.
function Age({
  state,
  lateAfterMs = 0,
  isAfterText,
}: {
  state: FrameState
  lateAfterMs?: number | undefined
  isAfterText: boolean
}) {
  const isRefreshing = state.is === 'refreshing'
  const updatedAt = isRefreshing || state.is === 'ready' ? state.updatedAt : undefined
  const t = useWords(frameWords)
  const f = useFormat()
  const now = useNow(updatedAt === undefined ? 0 : isRefreshing ? 1000 : lateAfterMs && 10_000)
  if (updatedAt === undefined) return null
  const isLate = lateAfterMs > 0 && now - updatedAt > lateAfterMs
  if (!isRefreshing && !isLate) return null
  const since = t('refresh.since', { ago: f.ago(updatedAt / 1000, Math.max(now, updatedAt)) })
  return (
    <>
      {isAfterText && ' · '}
      <span className={isLate ? css.warning : undefined}>{since}</span>
    </>
  )
}

function Remarks({ state }: { state: FrameState }) {
  const t = useWords(frameWords)
  const f = useFormat()
  const failureText = useFailureText()
  const now = useNow(state.is === 'stale' ? 10_000 : 0)
  const remarks = state.is === 'ready' || state.is === 'refreshing' || state.is === 'stale' ? (state.remarks ?? []) : []
  const slow = state.is === 'refreshing' ? state.slow : undefined
  if (remarks.length === 0 && state.is !== 'stale' && !slow) return null
  const text = (remark: Remark): string => {
    switch (remark.is) {
      case 'partial':
        return t('partial.text', { failed: remark.failed.length, total: remark.total, names: remark.failed.join(', ') })
      case 'gap':
        return t('gap.text', { share: f.percent(remark.share) })
      case 'top':
        return t('top.text', { shown: f.number(remark.shown), total: f.number(remark.total) })
      case 'sampled':
        return t('sampled.text', { oneIn: f.number(remark.oneIn) })
      case 'unfiltered':
        return t('unfiltered.text', { filters: remark.filters.join(', ') })
    }
  }
  return (
    <ul className={css.remarks}>
      {slow && (
        <li className={css.remark}>
          <SlowLine slow={slow} />
        </li>
      )}
      {state.is === 'stale' && (
        <>
          {state.updatedAt !== undefined && (
            <li className={cx(css.remark, css.warning)}>
              <Icon name="clock" size={16} />
              {t('stale.badge', { ago: f.ago(state.updatedAt / 1000, Math.max(now, state.updatedAt)) })}
            </li>
          )}
          <li className={css.remark}>
            {t('stale.text', { why: failureText(state.failure) })}
            <IconButton icon="refresh" size="s" tone="quiet" label={t('failed.retry')} onClick={state.onRetry} />
          </li>
        </>
      )}
      {remarks.map((remark) => (
        <li key={remark.is} className={cx(css.remark, isWarning(remark) && css.warning)}>
          {isWarning(remark) && <Icon name="triangleAlert" size={16} />}
          {text(remark)}
        </li>
      ))}
    </ul>
  )
}

const isWarning = ({ is }: Remark): boolean => is === 'partial' || is === 'gap'

interface MenuInput extends WidgetFrameProps {
  readonly host: ReturnType<typeof useExportHost>
  readonly isTable: boolean
  readonly hasFigures: boolean
  readonly onTable: (isTable: boolean) => void
  readonly onAbout: () => void
}

function useMenuItems(input: MenuInput): MenuItem[] {
  const { title, subtitle, about, layout, exportAbout, onRefresh, host, isTable, hasFigures, onTable, onAbout } = input
  const t = useWords(frameWords)
  const announce = useAnnounce()
  const exported = useExported(host)
  const items: MenuItem[] = []
  if (onRefresh) items.push({ label: t('menu.refresh'), icon: 'refresh', onSelect: onRefresh })
  if (about) items.push({ label: t('menu.about'), icon: 'info', onSelect: onAbout })
  if (exported && hasFigures) {
    const group = t('menu.downloads')
    const save = (format: 'png' | 'svg' | 'csv') => () => {
      download(exported, { title, ...(subtitle ? { subtitle } : {}), ...exportAbout }, format).catch(() =>
        announce(t('download.failed'), 'assertive'),
      )
    }
    if (exported.picture)
      items.push(
        {
          label: t(isTable ? 'menu.chart' : 'menu.table'),
          icon: isTable ? 'chart' : 'table',
          onSelect: () => onTable(!isTable),
        },
        { label: 'PNG', icon: 'image', group, onSelect: save('png') },
        { label: 'SVG', icon: 'file', group, onSelect: save('svg') },
      )
    items.push({ label: 'CSV', icon: 'table', group, onSelect: save('csv') })
  }
  return layout ? [...items, ...layoutItems(layout, t)] : items
}

function layoutItems({ size, onSize, onMove, onHide, isFirst, isLast }: FrameLayout, t: T<typeof en>): MenuItem[] {
  const group = t('menu.layout')
  const items: MenuItem[] = []
  if (onSize && size)
    items.push({
      label: t(size === 1 ? 'menu.wide' : 'menu.half'),
      icon: 'resize',
      group,
      onSelect: () => onSize(size === 1 ? 2 : 1),
    })
  if (onMove && !isFirst) items.push({ label: t('menu.earlier'), icon: 'arrowUp', group, onSelect: () => onMove(-1) })
  if (onMove && !isLast) items.push({ label: t('menu.later'), icon: 'arrowDown', group, onSelect: () => onMove(1) })
  if (onHide) items.push({ label: t('menu.hide'), icon: 'eyeOff', group, onSelect: onHide })
  return items
}
