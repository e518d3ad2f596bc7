import { certificates, type DnsHook, itemsOf, useRead } from '@parapet/api'
import { useCallback } from 'react'

export interface CredentialTools {
  readonly hooks: readonly DnsHook[]
  /** How many requests use a credential. */
  readonly usesOf: (credential: number) => number
}

const none: readonly DnsHook[] = []

/** Returns the DNS providers and their keys; none until they are read. */
export const useDnsHooks = (): readonly DnsHook[] => useRead(certificates.hooks, {}).data ?? none

/** Returns what the list of DNS credentials depends on. */
export function useCredentialTools(): CredentialTools {
  const { data } = useRead(certificates.dnsRequests, {})
  return {
    hooks: useDnsHooks(),
    usesOf: useCallback(
      (credential) =>
        data === undefined ? 0 : itemsOf(data).items.filter((request) => request.credential === credential).length,
      [data],
    ),
  }
}
