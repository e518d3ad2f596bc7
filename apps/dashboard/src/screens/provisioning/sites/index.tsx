import { SoonPanel } from '../SoonPanel.tsx'

/** The tab of sites. */
export default function SitesTab() {
  return <SoonPanel tab="sites" />
}
