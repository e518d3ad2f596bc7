import { type BlockedAddress, type BlockedKind, callApi, canonicalNetwork, lists, useApi } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { type Task, useTask } from '../../kit/action/useTask.ts'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { endOf, type shortUntils } from './until.ts'
import { valuesWords } from './values.words.ts'

/** What is to happen to the requests of an address, why, and until when in epoch seconds. */
interface Block {
  readonly kind: BlockedKind
  readonly address: string
  readonly reason: string
  readonly until: number | null
}

const hasEnded = (until: number | null | undefined) => until != null && until <= nowSeconds()

/** Blocks again what was released, unless its time is over. */
const blockAgain = async (send: Task['send'], { kind, address, reason, until }: BlockedAddress) =>
  hasEnded(until) ? undefined : send(lists.block, { body: { kind, address, reason, until: until ?? null } })

/** Blocks or challenges an address in the place of what it has now; returns what takes it back. */
export async function block(send: Task['send'], wanted: Block, before: BlockedAddress | undefined) {
  const { kind, address } = wanted
  await send(lists.block, { body: wanted })
  if (before && before.kind !== kind) await send(lists.unblock, { kind: before.kind, address })
  return async () => {
    if (before?.kind !== kind || hasEnded(before.until)) await send(lists.unblock, { kind, address })
    if (before) await blockAgain(send, before)
  }
}

/** Returns a function that blocks an address for some time with one press; the toast takes it back. */
export function useBlockFor(): (address: string, until: (typeof shortUntils)[number]) => Promise<unknown> {
  const t = useWords(valuesWords)
  const api = useApi()
  const { send, run } = useTask()
  return useCallback(
    (address, until) =>
      run(
        async () => {
          const rows = await callApi(lists.blocked, {}, api)
          const before = rows.find((row) => canonicalNetwork(row.address) === address)
          return block(send, { kind: 'blacklist', address, reason: '', until: endOf(until) }, before)
        },
        { done: t(`block.doneFor.${until}`, { address }), undo: (restore) => restore },
      ),
    [run, send, api, t],
  )
}

/** Returns a function that releases blocked addresses; the toast blocks them again until when they were. */
export function useRelease(): {
  readonly release: (rows: readonly BlockedAddress[]) => Promise<unknown>
  readonly isBusy: boolean
} {
  const t = useWords(valuesWords)
  const { send, run, isBusy } = useTask()
  const showFailure = useFailureToast()
  const release = useCallback(
    (rows: readonly BlockedAddress[]) =>
      run(
        async () => {
          const released: BlockedAddress[] = []
          try {
            for (const row of rows) {
              await send(lists.unblock, { kind: row.kind, address: row.address })
              released.push(row)
            }
          } catch (problem) {
            if (released.length === 0) throw problem
            showFailure(problem)
          }
          return released
        },
        {
          done: (released) => t('inspect.unblocked', { address: released[0]?.address ?? '', n: released.length }),
          undo: (released) => async () => {
            for (const row of released) await blockAgain(send, row)
          },
        },
      ),
    [run, send, showFailure, t],
  )
  return { release, isBusy }
}
