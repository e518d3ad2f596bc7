import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { ipLists } from './ipLists.tsx'

/** The IP lists of a company (§7): networks with a name, for rules and detections. */
export default function IpListsScreen() {
  return <ResourceScreen resource={ipLists} />
}
