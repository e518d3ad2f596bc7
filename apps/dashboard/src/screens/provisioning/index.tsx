import { useLocation } from 'react-router-dom'
import { match } from '../../platform/links/match.ts'
import { ProvisioningScreen } from './ProvisioningScreen.tsx'

/** Provisioning and staging: the page decides which area of configuration the tabs show. */
export default function Provisioning() {
  const { pathname } = useLocation()
  const area = match(pathname)?.page.name === 'staging' ? 'staging' : 'production'
  return <ProvisioningScreen key={area} area={area} />
}
