import { failureOf } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { resourceWords } from '../words/resource.words.ts'
import type { Resource, ResourceT } from './resource.ts'
import { useResourceWrites } from './useResourceWrites.ts'

/** Returns a function that sends the call after a creation; a failure says that the row exists, and offers to send it again. */
export function useFollowUp<Row, Draft extends FieldValues>(
  { afterCreate, getTitle }: Resource<Row, Draft>,
  t: ResourceT,
): (row: Row) => Promise<void> {
  const ui = useWords(resourceWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const { run } = useResourceWrites()
  return useCallback(
    async (row) => {
      if (!afterCreate) return
      const name = getTitle(row)
      const send = async (): Promise<void> => {
        try {
          await run(afterCreate, row)
          toast.success(t('afterCreate.done'))
        } catch (problem) {
          const missed = t('afterCreate.failed')
          toast.error(ui('createdOnly', { name, missed, problem: describe(failureOf(problem)) }), {
            label: t('afterCreate.again'),
            onAct: () => void send(),
          })
        }
      }
      await send()
    },
    [afterCreate, getTitle, t, ui, toast, describe, run],
  )
}
