import { type Certificate, type CertificateRow, readChain } from '@parapet/api'
import { useEffect, useRef, useState } from 'react'
import { now } from '../../shared/provisioning/useCertificateRows.ts'

/** What only the text of a certificate says. */
export type CertificateFacts = Pick<Certificate, 'issuer' | 'isSelfIssued' | 'keyKind' | 'keyBits'>

/** Reads the texts of certificates, by certificate id; those not read yet are missing. */
export function useCertificateFacts(rows: readonly CertificateRow[]): ReadonlyMap<number, CertificateFacts> {
  const [facts, setFacts] = useState<ReadonlyMap<number, CertificateFacts>>(new Map())
  const known = useRef(new Map<string, CertificateFacts>())
  useEffect(() => {
    let isOutdated = false
    const read = async () => {
      const found = new Map<number, CertificateFacts>()
      for (const { certificate } of rows) {
        if (!certificate?.cert) continue
        const own = known.current.get(certificate.cert) ?? (await readChain(certificate.cert, now())).certificates[0]
        if (isOutdated) return
        if (!own) continue
        known.current.set(certificate.cert, own)
        found.set(certificate.id, own)
      }
      setFacts((before) => (isSame(before, found) ? before : found))
    }
    void read()
    return () => {
      isOutdated = true
    }
  }, [rows])
  return facts
}

const isSame = (a: ReadonlyMap<number, unknown>, b: ReadonlyMap<number, unknown>) =>
  a.size === b.size && [...a].every(([id, fact]) => b.get(id) === fact)
