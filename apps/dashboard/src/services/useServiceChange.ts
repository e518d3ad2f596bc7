import type { ServiceKey } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useFailureToast } from '../failure/useFailureToast.ts'
import { useSession } from '../session/SessionContext.ts'
import { servicesWords } from '../words/services.ts'
import { shellWords } from '../words/shell.ts'
import type { Subscriptions } from './useSubscriptions.ts'

/** A change of a service that waits for confirmation. */
export interface ServiceChange {
  readonly kind: 'activate' | 'deactivate'
  readonly service: ServiceKey
}

/** Activates and deactivates services, with toasts; `asking` is the change that awaits confirmation. */
export function useServiceChange(subscriptions: Subscriptions) {
  const t = useWords(servicesWords)
  const name = useWords(shellWords)
  const toast = useToast()
  const showFailure = useFailureToast()
  const company = useSession().company?.name ?? ''
  const [busy, setBusy] = useState<ServiceKey | null>(null)
  const [asking, setAsking] = useState<ServiceChange | null>(null)

  const run = async (service: ServiceKey, change: () => Promise<void>, said: string) => {
    setBusy(service)
    try {
      await change()
      toast.success(said)
    } catch (problem) {
      showFailure(problem)
    } finally {
      setBusy(null)
    }
  }
  const sentence = (key: 'activated.toast' | 'deactivated.toast', service: ServiceKey) =>
    t(key, { service: name(`service.${service}`), company })
  return {
    busy,
    asking,
    ask: setAsking,
    async confirm() {
      if (!asking) return
      const { kind, service } = asking
      await run(service, () => subscriptions[kind](service), sentence(`${kind}d.toast`, service))
      setAsking(null)
    },
  }
}
