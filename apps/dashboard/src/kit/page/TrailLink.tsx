import { Icon, IconButton, useAnnounce, useWords } from '@parapet/ui'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { match } from '../../platform/links/match.ts'
import { pathOf } from '../../platform/links/publicLinks.ts'
import { isPlainClick } from '../../platform/router/isPlainClick.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { locationKeyOf, readTrail, stepsBack } from '../../platform/router/readTrail.ts'
import { restoreFocus } from '../../platform/router/restoreFocus.ts'
import type { Trail as Way } from '../../platform/router/trail.ts'
import { appWords } from '../../platform/words/app.words.ts'
import * as css from './trail.css.ts'
import { trailWords } from './trail.words.ts'

interface TrailProps {
  state: unknown
  title: string
  heading: RefObject<HTMLElement | null>
}

/** Shows where the user came from and why, as a link back to that history entry. */
export function TrailLink({ state, ...rest }: TrailProps) {
  const trail = readTrail(state)
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
  useEffect(() => announce(arrived, 'polite'), [announce, arrived])
  useReturn(trail)
  const dismiss = () => {
    heading.current?.focus({ preventScroll: true })
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state: null })
  }
  const back = (event: MouseEvent) => {
    const steps = stepsBack(trail)
    if (steps === 0 || !isPlainClick(event)) return
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

function useReturn({ key, why }: Way): void {
  useEffect(() => {
    let isReturning = false
    const look = () => {
      isReturning = locationKeyOf(history.state) === key
    }
    addEventListener('popstate', look)
    return () => {
      removeEventListener('popstate', look)
      if (isReturning) restoreFocus(why)
    }
  }, [key, why])
}
