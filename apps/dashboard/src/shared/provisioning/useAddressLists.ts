import { itemsOf, lists, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'

const quiet = { quiet: true } as const

/** Returns whether an address is in an IP list, by its name in VCL; null where that is not known. */
export function useAddressLists(address: string | null): (name: string) => boolean | null {
  const { company } = useSession()
  const isAllowed = useMay(lists.all).kind === 'allowed' && address !== null
  const all = useRead(lists.all, isAllowed ? { address_count_only: true } : null, quiet).data
  const holding = useRead(lists.all, isAllowed ? { address } : null, quiet).data
  return useMemo(() => {
    const prefix = `acl_c${company?.id}_`
    const named = (name: string, answer: typeof all) =>
      answer && itemsOf(answer).items.find((list) => `${prefix}${list.name}` === name)
    return (name) => {
      const list = named(name, all)
      // What the edge does with a list that is off, or is not there, is not documented.
      if (!list?.active || !holding) return null
      return named(name, holding) !== undefined
    }
  }, [all, holding, company])
}
