import { clientIdOf } from '@parapet/api'
import { LinkButton, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { alertsWords } from './alerts.words.ts'
import { limits } from './limits.tsx'

/** The alerts of a company (§7): monthly limits of consumption. */
export default function AlertsScreen() {
  const t = useWords(alertsWords)
  const to = useTo()
  const { user, company } = useSession()
  return (
    <ResourceScreen
      resource={limits}
      actions={
        <>
          {paths.anomalydetection.guard.allows({ user, company }) && (
            <LinkButton icon="anomaly" href={to('anomalydetection', undefined, { view: 'thresholds' })}>
              {t('anomalies')}
            </LinkButton>
          )}
          {clientIdOf(company) !== null && (
            <LinkButton icon="bell" href={to('user-notifications', undefined, { view: 'channels' })}>
              {t('notifications')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
