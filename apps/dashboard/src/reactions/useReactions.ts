import { alerts, company as companyCalls, itemsOf, type ReactionInfo, reactionFaults, useRead } from '@parapet/api'
import { type T, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useMay } from '../session/useMay.ts'
import type words from '../words/reactions.en.ts'
import { reactionsWords } from '../words/reactions.ts'

type Service = 'AnomalyThreshold' | 'TransparentAlert'
type Reactions = Parameters<typeof reactionFaults>[0]

/** What a form needs of its reactions. */
export interface ReactionTools {
  /** The kinds that the provider offers; empty until they have loaded. */
  readonly kinds: readonly ReactionInfo[]
  /** Returns the problems of reactions by field path. */
  readonly errorsOf: (reactions: Reactions) => Readonly<Record<string, string>>
}

/** Returns the check of reactions: their problems by field path. */
export const reactionErrors =
  (
    kinds: readonly ReactionInfo[],
    members: readonly string[] | undefined,
    t: T<typeof words>,
  ): ReactionTools['errorsOf'] =>
  (reactions) =>
    Object.fromEntries(
      reactionFaults(reactions, kinds, members).flatMap((found) => {
        if (found.kind === 'field') return []
        const within = found.param === null ? 'reaction_type' : `params.${found.param}`
        return [[`reactions.${found.index}.${within}`, t(`error.${found.fault}`)]]
      }),
    )

/** Returns the kinds of reactions to a service, and the check of those in a form. */
export function useReactions(service: Service): ReactionTools {
  const t = useWords(reactionsWords)
  const kinds = useRead(alerts.reactions, { service }, { quiet: true }).data
  const may = useMay(companyCalls.members)
  const users = useRead(companyCalls.members, may.kind === 'allowed' ? { limit: 1000 } : null, { quiet: true }).data
  return useMemo(() => {
    const members = users && itemsOf(users).items.map(({ email }) => email)
    return {
      kinds: kinds ?? [],
      errorsOf: reactionErrors(kinds ?? [], members, t),
    }
  }, [kinds, users, t])
}
