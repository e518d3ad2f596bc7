import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { safeRoutes } from './safeRoutes.tsx'

/** The safe routes of a company (§7): links that exempt a browser from WAF and bot mitigation. */
export default function SafeRoutesScreen() {
  return <ResourceScreen resource={safeRoutes} />
}
