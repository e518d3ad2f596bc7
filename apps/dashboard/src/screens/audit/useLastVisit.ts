import { nowSeconds } from '@parapet/base'
import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { withStorage } from '../../platform/session/withStorage.ts'

const browserStorage = () => localStorage

/** When the user last saw the log of this company in this browser, in epoch seconds; null if never. */
export function useLastVisit(): number | null {
  const { user, company } = useSession()
  const key = `parapet.audit.${user?.id ?? 0}.${company?.id ?? 0}`
  const [last] = useState(() => {
    const kept = withStorage(browserStorage, (open) => Number(open.getItem(key)), 0)
    return Number.isSafeInteger(kept) && kept > 0 ? kept : null
  })
  useEffect(() => withStorage(browserStorage, (open) => open.setItem(key, String(nowSeconds())), undefined), [key])
  return last
}
