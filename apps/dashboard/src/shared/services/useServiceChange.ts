import type { ServiceKey } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { servicesWords } from './services.words.ts'
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
  const { run } = useTask()
  const company = useSession().company?.name ?? ''
  const [busy, setBusy] = useState<ServiceKey | null>(null)
  const [asking, setAsking] = useState<ServiceChange | null>(null)

  return {
    busy,
    asking,
    ask: setAsking,
    async confirm() {
      if (!asking) return
      const { kind, service } = asking
      setBusy(service)
      await run(() => subscriptions[kind](service), {
        done: t(kind === 'activate' ? 'activated.toast' : 'deactivated.toast', {
          service: name(`service.${service}`),
          company,
        }),
      })
      setBusy(null)
      setAsking(null)
    },
  }
}
