import { cache, type Submission, splitByReceipt } from '@parapet/api'
import { ConfirmDialog, useWords } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { CONFIRM_FROM } from './listLimit.ts'
import { purgeHistoryWords } from './purgeHistory.words.ts'
import { repeatCalls } from './sentPurge.ts'

const countOf = (rows: readonly Submission[]) => rows.reduce((sum, { urls }) => sum + new Set(urls).size, 0)

/** Sends submissions again with all their URLs; more than a hundred are confirmed first. Render its `dialog`. */
export function useRepeat() {
  const t = useWords(purgeHistoryWords)
  const { send, run } = useTask()
  const [asked, setAsked] = useState<readonly Submission[]>([])
  const repeat = useCallback(
    async (rows: readonly Submission[]) => {
      const work = async () => {
        const receipts = []
        for (const input of rows.flatMap(repeatCalls))
          receipts.push(splitByReceipt(input.body.urls, await send(cache.invalidate, input)))
        return {
          n: receipts.reduce((sum, { accepted }) => sum + accepted.length, 0),
          locked: receipts.reduce((sum, { locked }) => sum + locked.length, 0),
        }
      }
      await run(work, { done: (counts) => t('again.done', counts) })
    },
    [send, run, t],
  )
  const onRepeat = useCallback(
    async (rows: readonly Submission[]) => {
      // A ban says first what it would hit.
      const sent = rows.filter(({ type }) => type !== 'ban')
      if (countOf(sent) > CONFIRM_FROM) setAsked(sent)
      else if (sent.length > 0) await repeat(sent)
    },
    [repeat],
  )
  const n = countOf(asked)
  const dialog = (
    <ConfirmDialog
      open={asked.length > 0}
      onClose={() => setAsked([])}
      title={t('again.confirm', { n })}
      confirmLabel={t('again.yes', { n })}
      onConfirm={async () => {
        await repeat(asked)
        setAsked([])
      }}
    >
      <p>{t('again.text')}</p>
    </ConfirmDialog>
  )
  return { onRepeat, dialog }
}
