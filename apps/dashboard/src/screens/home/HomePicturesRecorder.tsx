import { type User, useApi } from '@parapet/api'
import type { BoardQuery } from '@parapet/widgets'
import { useEffect } from 'react'
import { useIdle } from '../../shell/useIdle.ts'
import { storeHomePictures } from './homePictures.ts'

/** Stores the figures of home for the next visit, once everything is drawn. Renders nothing. */
export function HomePicturesRecorder({ user, query }: { user: User; query: BoardQuery }) {
  const api = useApi()
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) storeHomePictures(user, query, api)
  }, [isIdle, user, query, api])
  return null
}
