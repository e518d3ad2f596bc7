import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { domains } from './domains.tsx'
import { ZoneScreen } from './ZoneScreen.tsx'

const schema = { domain: idParam }

/** DNS delegation (§7): the domains of a company, and the zone of the one in the address. */
export default function DnsScreen() {
  const [{ domain }] = useUrlState(schema)
  return domain === null ? <ResourceScreen resource={domains} /> : <ZoneScreen key={domain} domainId={domain} />
}
