import { alerts, clientIdOf, company as companyCalls, itemsOf, useRead } from '@parapet/api'
import { LinkButton, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useAmounts } from '../../limits/useAmounts.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useMay } from '../../session/useMay.ts'
import { useTo } from '../../session/useTo.ts'
import { alertsWords } from '../../words/alerts.ts'
import { limits } from './limits.tsx'

/** The alerts of a company (§7): monthly limits of consumption. */
export default function AlertsScreen() {
  const t = useWords(alertsWords)
  const to = useTo()
  const { company } = useSession()
  const { amount, serviceName } = useAmounts()
  const kinds = useRead(alerts.reactions, { service: 'TransparentAlert' }, { quiet: true }).data
  const may = useMay(companyCalls.members)
  const users = useRead(companyCalls.members, may.kind === 'allowed' ? { limit: 1000 } : null, { quiet: true }).data
  const members = useMemo(() => users && itemsOf(users).items.map(({ email }) => email), [users])
  const resource = useMemo(
    () => limits({ amount, serviceName, kinds: kinds ?? [], members }),
    [amount, serviceName, kinds, members],
  )
  return (
    <ResourceScreen
      resource={resource}
      actions={
        clientIdOf(company) !== null && (
          <LinkButton icon="bell" href={to('user-notifications', undefined, { view: 'channels' })}>
            {t('notifications')}
          </LinkButton>
        )
      }
    />
  )
}
