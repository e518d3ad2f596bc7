import {
  canManageSubscriptions,
  company as companyCalls,
  DEFAULT_THEME,
  type ServiceKey,
  type Subscription,
  useRead,
} from '@parapet/api'
import { useTheme } from '@parapet/ui'
import { useTask } from '../../kit/action/useTask.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

/** The services that the company can activate or deactivate. */
export interface Subscriptions {
  readonly canManage: boolean
  readonly isDefaultTheme: boolean
  readonly isFailed: boolean
  retry(): void
  offerOf(service: ServiceKey): Subscription | undefined
  heldOf(service: ServiceKey): Subscription | undefined
  /** Reject with a CallFailure. */
  activate(service: ServiceKey): Promise<void>
  deactivate(service: ServiceKey): Promise<void>
}

/** Loads the subscriptions for users who may manage them (§5); a change reloads the session. */
export function useSubscriptions(): Subscriptions {
  const { user, company, reload } = useSession()
  const { seed } = useTheme()
  const canManage = canManageSubscriptions(user, company, seed.name)
  const params = canManage && company ? { company: company.id } : null
  const offers = useRead(companyCalls.subscribable, params)
  const held = useRead(companyCalls.subscriptions, params)
  const { send } = useTask()
  const offerOf = (service: ServiceKey) => offers.data?.find(({ name }) => name === service)
  const heldOf = (service: ServiceKey) => held.data?.find(({ name }) => name === service)
  return {
    canManage,
    isDefaultTheme: seed.name === DEFAULT_THEME,
    isFailed: offers.failure !== undefined || held.failure !== undefined,
    retry() {
      offers.retry()
      held.retry()
    },
    offerOf,
    heldOf,
    async activate(service) {
      const offer = offerOf(service)
      if (!offer || !company) return
      await send(companyCalls.subscribe, { company: company.id, body: { service_id: offer.service_id } })
      await reload()
    },
    async deactivate(service) {
      const subscription = heldOf(service)
      if (!subscription || !company) return
      await send(companyCalls.unsubscribe, { company: company.id, subscription: subscription.id })
      await reload()
    },
  }
}
