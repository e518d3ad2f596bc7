import { SoonPanel } from '../SoonPanel.tsx'

/** The tab of backends. */
export default function BackendsTab() {
  return <SoonPanel tab="backends" />
}
