import { media, type TranscodingJob, useRead } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTo } from '../../platform/session/useTo.ts'
import { useRequeue } from './useRequeue.ts'

export interface JobTools {
  /** The names of the profiles, for the filter. */
  readonly profiles: readonly string[]
  readonly onDuplicate: (row: TranscodingJob) => void
  readonly onRequeue: (row: TranscodingJob) => void
  readonly onRequeued: (rows: readonly TranscodingJob[]) => void
}

/** Returns what the list of transcoding jobs depends on. */
export function useJobTools(): JobTools {
  const to = useTo()
  const navigate = useNavigate()
  const profiles = useRead(media.profiles, {}, { quiet: true }).data
  const { requeue, follow } = useRequeue()
  return {
    profiles: useMemo(() => profiles?.map(({ name }) => name) ?? [], [profiles]),
    onDuplicate: useCallback(
      ({ id }) => void navigate(to('transcoding', undefined, { view: 'new', from: id })),
      [navigate, to],
    ),
    onRequeue: useCallback(({ id }) => void requeue(id), [requeue]),
    onRequeued: useCallback((rows) => follow(rows.map(({ id }) => id)), [follow]),
  }
}
