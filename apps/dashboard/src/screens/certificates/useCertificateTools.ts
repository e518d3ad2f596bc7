import { type CertificateRows, useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { type CertificateFacts, useCertificateFacts } from './useCertificateFacts.ts'

export interface CertificateTools extends Pick<CertificateRows, 'join'> {
  /** What the texts of the certificates say, by certificate id. */
  readonly facts: ReadonlyMap<number, CertificateFacts>
}

/** Returns what the list of certificates depends on. */
export function useCertificateTools(): CertificateTools {
  const { join, rows } = useCertificateRows()
  return { join, facts: useCertificateFacts(rows) }
}
