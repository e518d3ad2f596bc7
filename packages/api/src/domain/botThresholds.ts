import type { BotConfiguration, BotFlag, NewBotConfiguration, OriginConfig } from '../entities/BotSettings.ts'

/** The limits of both generations of settings; -1 as a data centre means all of them. */
export const botLimits = {
  score: { min: 1, max: 99 },
  flag_score: { min: 1, max: 99 },
  min_risk: { min: 0, max: 99 },
  min_as_risk: { min: 0, max: 99 },
  min_dc_risk: { min: -1, max: 99 },
} as const

/** The scores that the provider advises. */
export const advisedScores = { min: 75, max: 90 } as const

export type BotNumber = keyof typeof botLimits

/** Why a number is invalid; the app has the words. */
export type BotProblemCode = 'needed' | 'notInRange' | 'notLower'

/** A problem of the settings. */
export interface BotFault {
  readonly field: BotNumber
  readonly fault: BotProblemCode
}

type Typed<Field extends BotNumber> = { readonly [K in Field]: number | null }

function numberFault(field: BotNumber, value: number | null): BotProblemCode | null {
  if (value === null) return 'needed'
  const { min, max } = botLimits[field]
  return Number.isInteger(value) && value >= min && value <= max ? null : 'notInRange'
}

function faultsOf<Field extends BotNumber>(fields: readonly Field[], draft: Typed<Field>): BotFault[] {
  return fields.flatMap((field) => {
    const fault = numberFault(field, draft[field])
    return fault ? [{ field, fault }] : []
  })
}

/** Validates the newer settings of a site: the flag score must be lower than the score. Empty if valid. */
export function botConfigurationFaults(draft: Typed<'score' | 'flag_score'>): BotFault[] {
  const faults = faultsOf(['score', 'flag_score'], draft)
  const { score, flag_score } = draft
  if (faults.length === 0 && score !== null && flag_score !== null && flag_score >= score)
    return [{ field: 'flag_score', fault: 'notLower' }]
  return faults
}

/** Validates the older settings of a site; the data centre risk is checked only if it is enabled. Empty if valid. */
export function originConfigFaults(
  draft: Typed<'min_risk' | 'min_as_risk' | 'min_dc_risk'> & Pick<OriginConfig, 'dc_enabled'>,
): BotFault[] {
  return faultsOf(['min_risk', 'min_as_risk', ...(draft.dc_enabled ? (['min_dc_risk'] as const) : [])], draft)
}

/** A warning about valid settings. */
export type BotHint = 'tooStrict' | 'tooLenient' | 'flagsUnused'

/** Returns warnings about valid settings: a score outside the advised range, or a flag score without flags. */
export function botHints({ score, flags }: Pick<NewBotConfiguration, 'score' | 'flags'>): BotHint[] {
  return [
    ...(score < advisedScores.min ? (['tooStrict'] as const) : []),
    ...(score > advisedScores.max ? (['tooLenient'] as const) : []),
    ...(flags.length === 0 ? (['flagsUnused'] as const) : []),
  ]
}

/** Whether a client counts as a bot under the newer settings: by its score, or by the flag score and a chosen flag. */
export function isBotClient(
  client: { readonly score: number; readonly flags: readonly string[] },
  settings: Pick<BotConfiguration, 'enabled' | 'score' | 'flag_score' | 'flags'>,
): boolean {
  if (!settings.enabled) return false
  if (client.score >= settings.score) return true
  return client.score >= settings.flag_score && client.flags.some((flag) => settings.flags.includes(flag))
}

/** Returns the VCL header of the newer settings: `jschallenge@90;70;vt`. Flags without a letter are left out. */
export function botHeader(
  { action, score, flag_score, flags }: Pick<NewBotConfiguration, 'action' | 'score' | 'flag_score' | 'flags'>,
  known: readonly Pick<BotFlag, 'name' | 'letter'>[],
): string {
  const letters = known.filter(({ name }) => flags.includes(name)).map(({ letter }) => letter)
  return `${action}@${score};${flag_score};${letters.join('')}`
}
