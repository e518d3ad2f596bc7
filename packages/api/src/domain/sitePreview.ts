import { type Measure, measureTest } from './measures.ts'

/** What of a ranking a preview reads. */
export interface CountedKey {
  readonly key: string
  readonly requests: number
}

/** What under attack mode would do to the requests of some time. */
export interface AttackModePreview {
  readonly requests: number
  /** Would not get past the challenge, as far as their agents tell. */
  readonly held: number
  /** The agents that would be held, by requests. */
  readonly agents: readonly CountedKey[]
}

const sum = (rows: readonly CountedKey[]) => rows.reduce((all, { requests }) => all + requests, 0)

/** Returns what under attack mode would do to requests ranked by agent: the test of the measure reads nothing else. */
export function attackModePreview(agents: readonly CountedKey[]): AttackModePreview {
  const isMet = measureTest({ kind: 'underAttack', site: '' })
  const held = agents.filter(({ key }) => isMet({ site: '', address: '', agent: key, method: '', perMinute: 0 }))
  return { requests: sum(agents), held: sum(held), agents: held }
}

/** The rule of a site whose effect is previewed. */
export type PreviewedRule = Omit<Extract<Measure, { kind: 'apiRule' }>, 'kind' | 'site'>

/** The clients that are over the limit of a rule in some time, as far as its ranking goes. */
export function clientsOver(clients: readonly CountedKey[], rate: number | null, seconds: number): CountedKey[] {
  return rate === null ? [] : clients.filter(({ requests }) => (requests * 60) / seconds > rate)
}

/** What an API protection rule would stop of the requests of some time. */
export interface RulePreview {
  readonly requests: number
  readonly stopped: number
  /** Refused for their method; those of a client over the limit too. */
  readonly byMethod: readonly CountedKey[]
  /** Refused for the limit alone: their methods are allowed. */
  readonly overLimit: number
}

/**
 * Returns what a rule would stop: `methods` ranks all requests of its site, `methodsOver` those of the clients over its
 * limit. A rule that logs is asked as one that blocks: that is what it would stop.
 */
export function rulePreview(
  rule: PreviewedRule,
  methods: readonly CountedKey[],
  methodsOver: readonly CountedKey[],
): RulePreview {
  const isMet = measureTest({ kind: 'apiRule', site: '', ...rule, action: 'block', rate: null })
  const isWrong = ({ key }: CountedKey) =>
    isMet({ site: '', address: '', agent: '', method: key, perMinute: 0 }) !== null
  const byMethod = methods.filter(isWrong)
  const overLimit = sum(methodsOver.filter((one) => !isWrong(one)))
  return { requests: sum(methods), stopped: sum(byMethod) + overLimit, byMethod, overLimit }
}
