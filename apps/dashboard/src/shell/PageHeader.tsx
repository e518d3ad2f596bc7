import { Breadcrumbs, useAnnounce, useTheme, useWords } from '@parapet/ui'
import { lazy, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hasTrail } from '../router/trail.ts'
import { shellWords } from '../words/shell.ts'
import { Extra } from './Extra.tsx'
import * as css from './pageHeader.css.ts'
import { useShell } from './ShellContext.ts'

// Who comes by the menu has none.
const Trail = lazy(async () => ({ default: (await import('./Trail.tsx')).Trail }))

interface PageHeaderProps {
  title: string
  /** Between Home and this page. */
  trail?: { label: string; href: string }[]
  /** One sentence of state: "Last 24 h · 12 sites". */
  sentence?: ReactNode
  actions?: ReactNode
  /** The screen's name for the browser, where the heading is a sentence. */
  name?: string
  /** What the page is about, for its title; the company when not given. */
  scope?: string
  /** The home page has no crumbs above itself. */
  isHome?: boolean
}

/**
 * The head of a screen: crumbs, where one came from, title, one sentence, actions. Names the page for the browser as "{screen} - {site or company} -
 * {brand}", and after a navigation takes the focus and is announced, so that nobody is left at the end of the previous page.
 */
export function PageHeader({ title, trail = [], sentence, actions, name, scope, isHome = false }: PageHeaderProps) {
  const t = useWords(shellWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const { homeHref, companyName } = useShell()
  const cameFrom = hasTrail(state)
  usePageTitle(name ?? title, scope ?? companyName)
  useArrival(heading, cameFrom ? undefined : t('page.arrived', { title }))
  return (
    <header className={css.header}>
      <div className={css.headerText}>
        {(cameFrom || !isHome) && (
          <div className={css.crumbs}>
            {!isHome && <Breadcrumbs items={[{ label: t('page.home'), href: homeHref }, ...trail, { label: title }]} />}
            {cameFrom && (
              <Extra>
                <Trail state={state} title={title} heading={heading} />
              </Extra>
            )}
          </div>
        )}
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {sentence !== undefined && <div className={css.sentence}>{sentence}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}

/** The page's filter bar, in reach while the page moves under it. */
export function PageBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}

/** Names the page for the browser: "{screen} - {site or company} - {brand}"; parts that are not known are left out. */
export function usePageTitle(title: string, scope?: string): void {
  const { seed } = useTheme()
  useEffect(() => {
    document.title = [title, scope, seed.title].filter(Boolean).join(' - ')
  }, [title, scope, seed.title])
}

// The first page of a visit keeps the focus where the browser puts it; every later one is walked to. Whoever was led here by something hears
// of it together with the page: that is the trail's to say.
function useArrival(heading: RefObject<HTMLHeadingElement | null>, message: string | undefined): void {
  const announce = useAnnounce()
  const { pathname, key } = useLocation()
  const isFirst = key === 'default'
  const said = useRef<string>(undefined)
  // The focus follows the address, which React does not render: pathname is what changed.
  useEffect(() => {
    const isHere = said.current === pathname
    said.current = pathname
    // The same page as somebody else's (acting as them): nothing of it is new but all of it, and what had the focus is gone.
    const isLost = document.activeElement === document.body
    if (isFirst || (isHere && !isLost)) return
    heading.current?.focus({ preventScroll: true })
    if (message && !isHere) announce(message, 'polite')
  }, [pathname, isFirst, heading, announce, message])
}
