import { type BlockedAddress, canonicalNetwork, lists, readNetwork, useRead } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import { useRelease } from '../../shared/values/blocking.ts'

/** The blocked list as it was read in the background, and what releases its rows. */
export function useBlocked() {
  const { data } = useRead(lists.blocked, {}, { quiet: true })
  const { release } = useRelease()
  const find = useCallback(
    (address: string): BlockedAddress | undefined => {
      const wanted = readNetwork(address)
      return wanted === null ? undefined : data?.find((row) => canonicalNetwork(row.address) === wanted)
    },
    [data],
  )
  return useMemo(() => ({ find, release }), [find, release])
}
