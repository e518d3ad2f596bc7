import {
  anomalies,
  dns,
  itemsOf,
  lists,
  logs,
  media,
  protection,
  provisioning,
  type Read,
  type ServiceKey,
  security,
  useRead,
} from '@parapet/api'

const one = { limit: 1, offset: 0 }

/** What a service keeps that can be counted. */
export type StoredKind =
  | 'domains'
  | 'safeRoutes'
  | 'lists'
  | 'thresholds'
  | 'profiles'
  | 'logs'
  | 'addresses'
  | 'rules'
  | 'modes'

/** What is set up of a service and how much of it; undefined if no call counts it, and a null `n` until it is known. */
export function useStored(key: ServiceKey): { kind: StoredKind; n: number | null; isFailed: boolean } | undefined {
  const quiet = { quiet: true }
  const when = <P>(service: ServiceKey, params: P) => (key === service ? params : null)
  const domains = useRead(dns.domains, when('dnsdelegation', {}), quiet)
  const safeRoutes = useRead(security.safeRoutes, when('saferoutes', one), quiet)
  const networks = useRead(lists.all, when('iplists', { ...one, address_count_only: true }), quiet)
  const thresholds = useRead(anomalies.thresholds, when('anomalydetection', {}), quiet)
  const profiles = useRead(media.profiles, when('transcoding', {}), quiet)
  const destinations = useRead(logs.configs, when('logs', {}), quiet)
  const addresses = useRead(logs.streamingIps, when('streaminglogs', one), quiet)
  const rules = useRead(provisioning.rules, when('autoprovisioning', one), quiet)
  const modes = useRead(protection.underAttack, when('uam', {}), quiet)
  const found = <T>(kind: StoredKind, { data, failure }: Read<T>, count: (answer: T) => number) => ({
    kind,
    n: data === undefined ? null : count(data),
    isFailed: data === undefined && failure !== undefined,
  })
  switch (key) {
    case 'dnsdelegation':
      return found('domains', domains, (answer) => answer.length)
    case 'saferoutes':
      return found('safeRoutes', safeRoutes, (answer) => itemsOf(answer).count)
    case 'iplists':
      return found('lists', networks, (answer) => itemsOf(answer).count)
    case 'anomalydetection':
      return found('thresholds', thresholds, (answer) => answer.length)
    case 'transcoding':
      return found('profiles', profiles, (answer) => answer.length)
    case 'logs':
      return found('logs', destinations, (answer) => answer.length)
    case 'streaminglogs':
      return found('addresses', addresses, (answer) => itemsOf(answer).count)
    case 'autoprovisioning':
      return found('rules', rules, (answer) => itemsOf(answer).count)
    case 'uam':
      return found('modes', modes, (answer) => answer.length)
    default:
      return undefined
  }
}
