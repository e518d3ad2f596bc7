import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { tickets } from './tickets.tsx'

/** The support tickets that the user may see (§7). */
export default function TicketsScreen() {
  return <ResourceScreen resource={tickets} />
}
