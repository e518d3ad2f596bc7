import { type Alert, alerts, reachesSomebody } from '@parapet/api'
import { Switch, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useMemberEmails } from '../reactions/useMemberEmails.ts'
import { limitsWords } from './limits.words.ts'
import { useAmounts } from './useAmounts.ts'

/** Turns a limit on or off at once, by a partial update (§4). */
export function LimitSwitch({ alert, isLabelHidden = false }: { alert: Alert; isLabelHidden?: boolean }) {
  const t = useWords(limitsWords)
  const { serviceName } = useAmounts()
  const { run, refusal } = useAction(alerts.setActive)
  const members = useMemberEmails()
  // What is on must reach somebody; what reaches nobody can still be turned off.
  const isForNobody = !alert.active && !reachesSomebody(alert, members)
  const reason = refusal ?? (isForNobody ? t('nobody.off') : undefined)
  const [wanted, setWanted] = useState<boolean>()
  const change = async (active: boolean) => {
    setWanted(active)
    await run({ alert: alert.id, body: { active } })
    setWanted(undefined)
  }
  return (
    <Switch
      label={t('active', { name: serviceName(alert.service) })}
      isLabelHidden={isLabelHidden}
      name={`limit-${alert.id}`}
      value={wanted ?? alert.active}
      onChange={(next) => void change(next)}
      {...(reason && { disabledReason: reason })}
    />
  )
}
