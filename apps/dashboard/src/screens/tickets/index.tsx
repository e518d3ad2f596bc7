import { useMemo } from 'react'
import { useConfig } from '../../config/ConfigContext.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { newTicket, tickets } from './tickets.tsx'

/** The support tickets that the user may see (§7): the tracker's issues, newest change first. */
export default function TicketsScreen() {
  const { third } = useConfig()
  const resource = useMemo(() => ({ ...tickets, create: newTicket(third) }), [third])
  return <ResourceScreen resource={resource} />
}
