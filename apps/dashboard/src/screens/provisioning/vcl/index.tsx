import { SoonPanel } from '../SoonPanel.tsx'

/** The tab of vcl. */
export default function VclTab() {
  return <SoonPanel tab="vcl" />
}
