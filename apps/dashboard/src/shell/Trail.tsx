import { Icon, IconButton, useAnnounce, useWords } from '@parapet/ui'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { match } from '../links/match.ts'
import { pathOf } from '../links/publicLinks.ts'
import { findAgain } from '../router/findAgain.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import type { Trail as Way } from '../router/trail.ts'
import { keyOf, stepsBack, trailOf } from '../router/trailOf.ts'
import { appWords } from '../words/app.ts'
import { trailWords } from '../words/trail.ts'
import * as css from './trail.css.ts'

interface TrailProps {
  /** Of the place. */
  state: unknown
  /** Of the page that was reached. */
  title: string
  /** Gets the focus when it is dismissed. */
  heading: RefObject<HTMLElement | null>
}

/**
 * Where one came from and why, with the way back: the place itself, as it was left, where the browser still has it. Opened in another tab
 * it is a link like every other.
 */
export function Trail({ state, ...rest }: TrailProps) {
  const trail = trailOf(state)
  return trail ? <Known trail={trail} {...rest} /> : null
}

function Known({ trail, title, heading }: Omit<TrailProps, 'state'> & { trail: Way }) {
  const t = useWords(trailWords)
  const a = useWords(appWords)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const announce = useAnnounce()
  const page = a(match(pathOf(trail.from))?.page.title ?? 'title.error')
  const from = { page, why: trail.why }
  const text = t('from', from)
  const arrived = t('arrived', { title, ...from })
  // Beside the focus, which the heading gets: readers hear where they are and by what.
  useEffect(() => announce(arrived, 'polite'), [announce, arrived])
  useReturn(trail)
  const dismiss = () => {
    heading.current?.focus({ preventScroll: true })
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state: null })
  }
  const back = (event: MouseEvent) => {
    const steps = stepsBack(trail)
    if (steps === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(-steps)
  }
  return (
    <nav className={css.trail} aria-label={t('label')}>
      <RouterLink href={trail.from} className={css.back} title={text} aria-label={t('back', from)} onClick={back}>
        <Icon name="arrowLeft" size={16} />
        <span className={css.words}>{text}</span>
      </RouterLink>
      <IconButton icon="x" size="s" tone="quiet" label={t('dismiss')} onClick={dismiss} />
    </nav>
  )
}

/** Who goes back to the place one came from, by Back or by the trail, finds what was followed there, with the focus on it (ux-rules §8). */
function useReturn({ key, why }: Way): void {
  useEffect(() => {
    let isReturning = false
    const look = () => {
      isReturning = keyOf(history.state) === key
    }
    addEventListener('popstate', look)
    return () => {
      removeEventListener('popstate', look)
      // The page that is left goes when the other one is drawn.
      if (isReturning) findAgain(why)
    }
  }, [key, why])
}
