import { nowSeconds } from '@parapet/base'
import { useEffect, useState } from 'react'
import { useSession } from '../session/SessionContext.ts'
import { withStorage } from '../session/withStorage.ts'

const browserStorage = () => localStorage

/** When the user last saw something in this browser, in epoch seconds; null if never. `of`: the number it belongs to. */
export function useLastVisit(what: 'audit' | 'changes', of?: number): number | null {
  const { user } = useSession()
  const key = ['parapet', what, user?.id ?? 0, of].filter((part) => part !== undefined).join('.')
  const [last] = useState(() => {
    const kept = withStorage(browserStorage, (open) => Number(open.getItem(key)), 0)
    return Number.isSafeInteger(kept) && kept > 0 ? kept : null
  })
  useEffect(() => withStorage(browserStorage, (open) => open.setItem(key, String(nowSeconds())), undefined), [key])
  return last
}
