import { SoonPanel } from '../SoonPanel.tsx'

/** The tab of rules. */
export default function RulesTab() {
  return <SoonPanel tab="rules" />
}
