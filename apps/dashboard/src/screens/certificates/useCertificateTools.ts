import { type CertificateRows, useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { useIssuers } from './useIssuers.ts'

export interface CertificateTools extends Pick<CertificateRows, 'join'> {
  /** The names of the issuers, by certificate id. */
  readonly issuers: ReadonlyMap<number, string>
}

/** Returns what the list of certificates depends on. */
export function useCertificateTools(): CertificateTools {
  const { join, rows } = useCertificateRows()
  return { join, issuers: useIssuers(rows) }
}
