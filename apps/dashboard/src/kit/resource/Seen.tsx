import { type ReactNode, useEffect } from 'react'

/** Tells, once it is on screen, that a row is, so that what its cells lack is asked for. */
export function Seen<Id>({ id, onSeen, children }: { id: Id; onSeen: (id: Id) => void; children: ReactNode }) {
  useEffect(() => onSeen(id), [id, onSeen])
  return children
}
