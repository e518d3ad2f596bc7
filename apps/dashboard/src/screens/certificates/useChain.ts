import {
  type CertificateChain,
  certificateFingerprints,
  type KeyVerdict,
  matchKey,
  readChain,
  sortChain,
} from '@parapet/api'
import { useEffect, useState } from 'react'
import { now } from '../../shared/provisioning/useCertificateRows.ts'

/** What the texts of a certificate and a key contain. */
export interface ChainReading extends CertificateChain {
  readonly fingerprints: readonly string[]
  /** Null without a certificate or a key. */
  readonly verdict: KeyVerdict | null
  /** The text with its certificates in order; null if it cannot be sorted or is in order. */
  readonly sorted: string | null
}

/** Reads a certificate chain and its key in the browser; undefined until they have been read, null without a text. */
export function useChain(cert: string, key = ''): ChainReading | null | undefined {
  const [reading, setReading] = useState<ChainReading>()
  const [readTexts, setReadTexts] = useState('')
  const texts = `${cert}\0${key}`
  useEffect(() => {
    let isOutdated = false
    const read = async () => {
      const chain = await readChain(cert, now())
      const [own] = chain.certificates
      const verdict = own && key.trim() ? await matchKey(own, key) : null
      const fingerprints = await certificateFingerprints(cert)
      const sorted = await sortChain(cert)
      if (isOutdated) return
      setReading({ ...chain, verdict, fingerprints, sorted: sorted === cert ? null : sorted })
      setReadTexts(`${cert}\0${key}`)
    }
    if (cert.trim()) void read()
    return () => {
      isOutdated = true
    }
  }, [cert, key])
  if (!cert.trim()) return null
  return readTexts === texts ? reading : undefined
}
