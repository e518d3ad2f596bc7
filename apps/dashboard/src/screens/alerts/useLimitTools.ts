import { nowSeconds } from '@parapet/base'
import { useFormat } from '@parapet/ui'
import { useState } from 'react'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { useMemberEmails } from '../../shared/reactions/useMemberEmails.ts'
import { type ReactionTools, useReactions } from '../../shared/reactions/useReactions.ts'

export interface LimitTools extends Pick<ReturnType<typeof useAmounts>, 'entered' | 'serviceName'>, ReactionTools {
  readonly now: number
  /** Names a day, such as 24/06/2026. */
  readonly dayText: (at: number) => string
  /** The emails of the company's users; undefined while they are not known. */
  readonly members: readonly string[] | undefined
}

/** Returns what the list of limits depends on. */
export function useLimitTools(): LimitTools {
  const { entered, serviceName } = useAmounts()
  const f = useFormat()
  const [now] = useState(nowSeconds)
  const members = useMemberEmails()
  return {
    entered,
    serviceName,
    ...useReactions('TransparentAlert'),
    now,
    members,
    dayText: (at) => f.date(at, 'date'),
  }
}
