import { protection, serviceState, useRead } from '@parapet/api'
import { Icon, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { paths } from '../../platform/paths/paths.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import * as css from './incidents.css.ts'
import { incidentsWords } from './incidents.words.ts'
import { useNextPage } from './useNextPage.ts'

/** The number of sites in under attack mode, in the top bar: a link to them. Hidden without any. */
export function UnderAttackMark() {
  const t = useWords(incidentsWords)
  const f = useFormat()
  const to = useTo()
  const { user, company } = useSession()
  const visitor = { user, company }
  const canOpen = paths.perimetrical.guard.allows(visitor) && serviceState('uam', visitor).usable
  const { data = [], retry } = useRead(protection.underAttack, canOpen ? {} : null, { quiet: true })
  useNextPage(retry)
  const active = data.filter((site) => site.active)
  const [first] = active
  if (!canOpen || !first) return null
  return (
    <RouterLink href={to('perimetrical', undefined, { tab: 'underAttack' })} className={css.attackLink}>
      <VisuallyHidden>{t('attack', { n: active.length, site: first.url })}</VisuallyHidden>
      <span className={css.attack} aria-hidden="true">
        <Icon name="siren" size={20} />
        <span className={css.attackText}>{t('attack.short')}</span>
        {f.number(active.length)}
      </span>
    </RouterLink>
  )
}
