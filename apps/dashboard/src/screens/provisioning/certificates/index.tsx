import { SoonPanel } from '../SoonPanel.tsx'

/** The tab of certificates. */
export default function CertificatesTab() {
  return <SoonPanel tab="certificates" />
}
