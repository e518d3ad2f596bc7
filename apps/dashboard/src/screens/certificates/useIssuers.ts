import { type CertificateRow, readChain } from '@parapet/api'
import { useEffect, useRef, useState } from 'react'
import { now } from '../../shared/provisioning/useCertificateRows.ts'

/** Reads the issuers in the texts of certificates, by certificate id; those not read yet are missing. */
export function useIssuers(rows: readonly CertificateRow[]): ReadonlyMap<number, string> {
  const [issuers, setIssuers] = useState<ReadonlyMap<number, string>>(new Map())
  const known = useRef(new Map<string, string>())
  useEffect(() => {
    let isOutdated = false
    const read = async () => {
      const found = new Map<number, string>()
      for (const { certificate } of rows) {
        if (!certificate?.cert) continue
        const issuer =
          known.current.get(certificate.cert) ?? (await readChain(certificate.cert, now())).certificates[0]?.issuer
        if (isOutdated) return
        if (!issuer) continue
        known.current.set(certificate.cert, issuer)
        found.set(certificate.id, issuer)
      }
      setIssuers((before) => (isSame(before, found) ? before : found))
    }
    void read()
    return () => {
      isOutdated = true
    }
  }, [rows])
  return issuers
}

const isSame = (a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string>) =>
  a.size === b.size && [...a].every(([id, issuer]) => b.get(id) === issuer)
