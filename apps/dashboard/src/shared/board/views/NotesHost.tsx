import type { Span } from '@parapet/api'
import type { Store } from '@parapet/base'
import { lazyModule } from '@parapet/ui'
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLazyPanel } from '../../../kit/page/useLazyPanel.ts'
import { useNoteEvents } from './useNoteEvents.ts'
import type { OnNotes } from './viewSource.ts'

interface NotesHostProps {
  user: number
  company: number
  sites: readonly string[]
  requested: Store<Span | null>
  onNotes: OnNotes
}

const dialogs = lazyModule(() => import('./NoteDialog.tsx'))

/** Reads the notes of the user and the company, for the charts of a board, and adds one to a span of a chart. */
export function NotesHost({ user, company, sites, requested, onNotes }: NotesHostProps) {
  const { notes } = useNoteEvents(user, company, sites)
  useEffect(() => onNotes(notes), [notes, onNotes])
  const span = useSyncExternalStore(requested.subscribe, requested.get)
  const [shown, setShown] = useState<Span>()
  if (span && span !== shown) setShown(span)
  const close = useCallback(() => requested.set(null), [requested])
  const code = useLazyPanel(dialogs, span !== null, close)
  return (
    <Suspense fallback={null}>
      {code && shown && <code.NoteDialog isOpen={span !== null} onClose={close} source={{ span: shown, sites }} />}
    </Suspense>
  )
}
