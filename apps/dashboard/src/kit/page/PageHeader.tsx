import { Breadcrumbs, useAnnounce, useTheme, useWords } from '@parapet/ui'
import { lazy, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hasTrail } from '../../platform/router/trail.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { OptionalBoundary } from '../error/OptionalBoundary.tsx'
import * as css from './pageHeader.css.ts'
import { ReportContext } from './ReportContext.ts'
import { useShell } from './ShellContext.ts'

const Trail = lazy(async () => ({ default: (await import('./TrailLink.tsx')).TrailLink }))

interface PageHeaderProps {
  title: string
  trail?: { label: string; href: string }[]
  sentence?: ReactNode
  actions?: ReactNode
  name?: string
  scope?: string
  isHome?: boolean
  isCompact?: boolean
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** The header of a screen; sets the document title, and takes focus and is announced after a navigation. */
export function PageHeader({
  title,
  trail = [],
  sentence,
  actions,
  name,
  scope,
  isHome = false,
  isCompact = false,
  headingRef,
}: PageHeaderProps) {
  const hasCrumbs = !isHome
  const t = useWords(shellWords)
  const ownRef = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? ownRef
  const { state } = useLocation()
  const { homeHref, companyName } = useShell()
  const cameFrom = hasTrail(state)
  const Report = use(ReportContext)
  usePageTitle(name ?? title, scope ?? companyName)
  useArrival(heading, cameFrom ? undefined : t('page.arrived', { title }))
  return (
    <header className={isCompact ? css.compact : css.header} data-home={isHome || undefined}>
      <div className={css.headerText}>
        {(cameFrom || hasCrumbs) && (
          <div className={cameFrom ? css.crumbs : css.crumbsAlone}>
            {hasCrumbs && (
              <Breadcrumbs items={[{ label: t('page.home'), href: homeHref }, ...trail, { label: title }]} />
            )}
            {cameFrom && (
              <OptionalBoundary>
                <Trail state={state} title={title} heading={heading} />
              </OptionalBoundary>
            )}
          </div>
        )}
        {!isHome && companyName && <span className={css.company}>{companyName}</span>}
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {sentence !== undefined && <div className={css.sentence}>{sentence}</div>}
      </div>
      {(actions || Report) && (
        <div className={css.actions}>
          {actions}
          {Report && <Report />}
        </div>
      )}
    </header>
  )
}

/** Sets the document title: "{screen} - {site or company} - {brand}", without the unknown parts. */
export function usePageTitle(title: string, scope?: string): void {
  const { seed } = useTheme()
  useEffect(() => {
    document.title = [title, scope, seed.title].filter(Boolean).join(' - ')
  }, [title, scope, seed.title])
}

// The first page of a visit keeps the browser's focus; with a trail, `Trail` announces the page.
function useArrival(heading: RefObject<HTMLHeadingElement | null>, message: string | undefined): void {
  const announce = useAnnounce()
  const { pathname, key } = useLocation()
  const isFirst = key === 'default'
  const said = useRef<string>(undefined)
  useEffect(() => {
    const isHere = said.current === pathname
    said.current = pathname
    const isLost = document.activeElement === document.body
    if (isFirst || (isHere && !isLost)) return
    heading.current?.focus({ preventScroll: true })
    if (message && !isHere) announce(message, 'polite')
  }, [pathname, isFirst, heading, announce, message])
}
