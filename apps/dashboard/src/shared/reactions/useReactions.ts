import { alerts, type ReactionInfo, reactionFaults, useRead, withoutFormerUsers } from '@parapet/api'
import { type T, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type words from './reactions.en.ts'
import { reactionsWords } from './reactions.words.ts'
import { useMemberEmails } from './useMemberEmails.ts'

type Service = 'AnomalyThreshold' | 'TransparentAlert'
type Reactions = Parameters<typeof reactionFaults>[0]

/** What a form needs of its reactions. */
export interface ReactionTools {
  /** Returns the problems of reactions by field path. */
  readonly reactionErrors: (reactions: Reactions) => Readonly<Record<string, string>>
  /** Returns reactions as they are saved: without the addresses of former users. */
  readonly savedReactions: <Reaction extends Reactions[number]>(reactions: readonly Reaction[]) => Reaction[]
}

/** Returns the check of reactions as they are saved, and how they are saved. */
export function reactionTools(
  kinds: readonly ReactionInfo[],
  members: readonly string[] | undefined,
  t: T<typeof words>,
): ReactionTools {
  const savedReactions: ReactionTools['savedReactions'] = (reactions) =>
    members ? withoutFormerUsers(reactions, members).kept : [...reactions]
  return {
    savedReactions,
    reactionErrors: (reactions) =>
      Object.fromEntries(
        reactionFaults(savedReactions(reactions), kinds).flatMap((found) => {
          if (found.kind === 'field') return []
          const within = found.param === null ? 'reaction_type' : `params.${found.param}`
          const isNobody = found.param === 'emails' && found.fault === 'needed'
          return [[`reactions.${found.index}.${within}`, t(isNobody ? 'emails.needed' : `error.${found.fault}`)]]
        }),
      ),
  }
}

/** Returns what a form needs of its reactions to a service. */
export function useReactions(service: Service): ReactionTools {
  const t = useWords(reactionsWords)
  const kinds = useRead(alerts.reactions, { service }, { quiet: true }).data
  const members = useMemberEmails()
  return useMemo(() => reactionTools(kinds ?? [], members, t), [kinds, members, t])
}
