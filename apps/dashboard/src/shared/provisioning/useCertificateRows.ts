import {
  type CertificateRow,
  certificateRows,
  certificates,
  itemsOf,
  type Read,
  requestWait,
  type SslConfig,
  useRead,
} from '@parapet/api'
import { useCallback, useMemo, useState } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'

/** The seconds from epoch, for states that depend on the time. */
export const now = () => Date.now() / 1000

const isOpen = ({ state }: CertificateRow) => state.kind === 'requested' || state.kind === 'waitingDns'

export interface CertificateRows {
  /** Joins the certificates of an answer with the open requests. */
  readonly join: (list: readonly SslConfig[]) => CertificateRow[]
  readonly rows: readonly CertificateRow[]
  /** The rows once all of them are there. */
  readonly read: Read<readonly CertificateRow[]>
  /** The requests that could not be read; the rows then are only certificates. */
  readonly failed: Read<unknown> | undefined
  /** Reads them again. */
  again(): void
}

/** Returns the certificates and open requests of the company. Open requests are polled. */
export function useCertificateRows({ quiet = false }: { quiet?: boolean } = {}): CertificateRows {
  const [isPolling, setPolling] = useState(false)
  const options = { quiet, refreshEveryMs: isPolling ? requestWait.poll * 1000 : 0 }
  const list = useRead(certificates.list, { filters: {} }, { quiet })
  const http = useRead(certificates.requests, { filters: {} }, options)
  const dns = useRead(certificates.dnsRequests, {}, options)
  const join = useMemo(() => {
    const requests = http.data === undefined ? [] : itemsOf(http.data).items
    const dnsRequests = dns.data === undefined ? [] : itemsOf(dns.data).items
    return (found: readonly SslConfig[]) => certificateRows(found, requests, dnsRequests, now())
  }, [http.data, dns.data])
  const rows = useMemo(() => join(list.data === undefined ? [] : itemsOf(list.data).items), [join, list.data])
  const hasOpen = rows.some(isOpen)
  if (hasOpen !== isPolling) setPolling(hasOpen)
  const all = joinReads(list, http, dns)
  const read = { ...all, data: all.data && rows }
  const again = useCallback(() => {
    for (const retry of [list.retry, http.retry, dns.retry]) retry()
  }, [list.retry, http.retry, dns.retry])
  return { join, rows, read, again, failed: [http, dns].find(({ failure }) => failure !== undefined) }
}
