import { attackEnds } from '@parapet/api'
import { Icon, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { untilEnd } from '../underAttack/untilEnd.ts'
import { useAttackedSites } from '../underAttack/useAttackedSites.ts'
import { useMaySeeAttacks } from '../underAttack/useMaySeeAttacks.ts'
import { useNowSeconds } from '../underAttack/useNowSeconds.ts'
import * as css from './incidents.css.ts'
import { incidentsWords } from './incidents.words.ts'
import { useNextPage } from './useNextPage.ts'

const LOOK_MS = 15_000

/** The number of sites in under attack mode and the time left, in the top bar: a link to them. Hidden without any. */
export function UnderAttackMark() {
  const t = useWords(incidentsWords)
  const f = useFormat()
  const to = useTo()
  const canOpen = useMaySeeAttacks()
  const { sites, retry } = useAttackedSites(canOpen)
  useNextPage(retry)
  const now = useNowSeconds(sites.some(({ plan }) => plan?.until != null) ? LOOK_MS : 0)
  const [first] = sites
  if (!canOpen || !first) return null
  const { next, over } = attackEnds(sites, now)
  const left = next === null ? undefined : f.duration(untilEnd(next, now))
  return (
    <RouterLink href={to('perimetrical', undefined, { tab: 'underAttack' })} className={css.attackLink}>
      <VisuallyHidden>
        {t('attack', { n: sites.length, site: first.url })}
        {over.length > 0 && `. ${t('attack.over', { n: over.length })}`}
        {left !== undefined && `. ${t('attack.left', { n: sites.length, left })}`}
      </VisuallyHidden>
      <span className={css.attack} aria-hidden="true">
        <Icon name="siren" size={20} />
        <span className={css.attackText}>{t('attack.short')}</span>
        {f.number(sites.length)}
        {over.length > 0 ? (
          <span className={css.attackEnd}>{t('attack.overShort')}</span>
        ) : (
          left !== undefined && <span className={css.attackEnd}>{left}</span>
        )}
      </span>
    </RouterLink>
  )
}
