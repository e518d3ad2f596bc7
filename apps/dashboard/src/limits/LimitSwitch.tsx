import { type Alert, alerts, useSendWrite } from '@parapet/api'
import { Switch, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useFailureToast } from '../failure/useFailureToast.ts'
import { refusalText, useMay } from '../session/useMay.ts'
import { limitsWords } from '../words/limits.ts'
import { useAmounts } from './useAmounts.ts'

/** Turns a limit on or off at once, by a partial update (§4). */
export function LimitSwitch({ alert, isLabelHidden = false }: { alert: Alert; isLabelHidden?: boolean }) {
  const t = useWords(limitsWords)
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const { serviceName } = useAmounts()
  const refusal = refusalText(useMay(alerts.setActive))
  const [wanted, setWanted] = useState<boolean>()
  const change = async (active: boolean) => {
    setWanted(active)
    try {
      await send(alerts.setActive, { alert: alert.id, body: { active } })
    } catch (problem) {
      showFailure(problem)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Switch
      label={t('active', { name: serviceName(alert.service) })}
      isLabelHidden={isLabelHidden}
      name={`limit-${alert.id}`}
      value={wanted ?? alert.active}
      onChange={(next) => void change(next)}
      {...(refusal && { disabledReason: refusal })}
    />
  )
}
