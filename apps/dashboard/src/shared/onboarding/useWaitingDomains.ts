import { createStore, type Store } from '@parapet/base'
import { useMemo, useSyncExternalStore } from 'react'
import { draftStorage } from '../../kit/form/draft.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

const stores = new Map<string, Store<readonly string[]>>()
const none: readonly string[] = []

/** The domains to verify, kept in this tab: the provider has no list of them. Home and the list of sites share them. */
export function useWaitingDomains() {
  const { user, company } = useSession()
  const [company_id, user_id] = [company?.id ?? 0, user?.id]
  const { store, change } = useMemo(() => {
    const storage = draftStorage<{ domains: string[] }>(`sites.waiting.${company_id}`, user_id, { domains: [''] })
    const key = `${user_id} ${company_id}`
    const stored = storage.read()?.domains ?? none
    const known = stores.get(key) ?? createStore<readonly string[]>(none)
    stores.set(key, known)
    if (known.get().join(' ') !== stored.join(' ')) known.set(stored)
    const write = (next: readonly string[]) => {
      known.set(next)
      storage.write(next.length === 0 ? null : { domains: [...next] })
    }
    return { store: known, change: write }
  }, [user_id, company_id])
  return [useSyncExternalStore(store.subscribe, store.get, store.get), change] as const
}
