import { lists, protection } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useWords } from '@parapet/ui'
import { type Task, useTask } from '../../../kit/action/useTask.ts'
import { useFailureToast } from '../../../platform/failure/useFailureToast.ts'
import { refusalText, useMayOf } from '../../../platform/session/useMay.ts'
import { attackWords } from './attack.words.ts'
import type { ActiveMeasure } from './useActive.ts'

type Send = Task['send']

const calls = {
  block: lists.unblock,
  mode: protection.deactivate,
  rule: protection.saveApiRule,
  entry: lists.removeAddress,
} as const

/** Whether the attack room can take a measure back itself; lists and reactions are changed on their pages. */
export const isTakenBackHere = (one: ActiveMeasure) => one.kind !== 'list' && one.kind !== 'reaction'

async function takeBack(send: Send, one: ActiveMeasure): Promise<unknown> {
  switch (one.kind) {
    case 'block':
      return send(lists.unblock, { kind: one.row.kind, address: one.row.address })
    case 'mode':
      return send(protection.deactivate, { site: one.row.site })
    case 'rule': {
      const { site, url: _, ...body } = one.row
      return send(protection.saveApiRule, { site, body: { ...body, active: false } })
    }
    case 'entry':
      return send(lists.removeAddress, { list: one.list.id, address: one.row.address })
    case 'list':
    case 'reaction':
      return undefined
  }
}

/** Puts a measure on again that was taken back, unless its time is over. */
async function putBack(send: Send, one: ActiveMeasure): Promise<unknown> {
  if (one.until !== null && one.until <= nowSeconds()) return undefined
  switch (one.kind) {
    case 'block': {
      const { kind, address, reason, until } = one.row
      return send(lists.block, { body: { kind, address, reason, until } })
    }
    case 'mode':
      return send(protection.activate, { site: one.row.site })
    case 'rule': {
      const { site, url: _, ...body } = one.row
      return send(protection.saveApiRule, { site, body })
    }
    case 'entry': {
      const { address, description, until } = one.row
      return send(lists.addAddress, { list: one.list.id, address, body: { description, until } })
    }
    case 'list':
    case 'reaction':
      return undefined
  }
}

/** Returns what takes measures back, one or many; the toast puts them on again. */
export function useTakeBack() {
  const t = useWords(attackWords)
  const mayOf = useMayOf()
  const showFailure = useFailureToast()
  const { send, run, isBusy } = useTask()
  return {
    isBusy,
    /** Why the user may not take it back. */
    refusalOf: (one: ActiveMeasure): string | undefined =>
      one.kind === 'list' || one.kind === 'reaction' ? undefined : refusalText(mayOf(calls[one.kind])),
    takeBack: (rows: readonly ActiveMeasure[]) =>
      run(
        async () => {
          const done: ActiveMeasure[] = []
          try {
            for (const one of rows) {
              await takeBack(send, one)
              done.push(one)
            }
          } catch (problem) {
            if (done.length === 0) throw problem
            showFailure(problem)
          }
          return done
        },
        {
          done: (done) => t('back.done', { n: done.length, all: rows.length, what: done[0]?.about ?? '' }),
          undo: (done) => async () => {
            for (const one of done) await putBack(send, one)
          },
        },
      ),
  }
}
