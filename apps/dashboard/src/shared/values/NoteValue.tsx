import type { SeenValue } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'

const NoteDialog = lazy(async () => ({ default: (await import('../board/views/NoteDialog.tsx')).NoteDialog }))

interface NoteValueProps {
  seen: SeenValue
  isOpen: boolean
  onClose: () => void
}

const HOUR_S = 3600

/** A note about a value in the period in which it was seen, or in the last hour; charts mark it. */
export function NoteValue({ seen, isOpen, onClose }: NoteValueProps) {
  const { company } = useSession()
  const [now] = useState(nowSeconds)
  const { kind, value, span } = seen
  const isAll = seen.sites.length >= (company?.sites ?? []).length
  const sites = kind === 'host' ? [value] : isAll ? [] : seen.sites
  return (
    <Suspense fallback={null}>
      <NoteDialog
        isOpen={isOpen}
        onClose={onClose}
        source={{ span: span ?? { from: now - HOUR_S, to: now }, sites }}
        about={{ kind, value }}
      />
    </Suspense>
  )
}
