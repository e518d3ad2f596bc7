import type { SavedNote, Span } from '@parapet/api'
import type { Store } from '@parapet/base'
import { lazyModule, useFormat, useWords } from '@parapet/ui'
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLazyPanel } from '../../../kit/page/useLazyPanel.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import { useSaved } from './useSaved.ts'
import type { OnNotes } from './viewSource.ts'
import { viewsWords } from './views.words.ts'

interface NotesHostProps {
  user: number
  company: number
  sites: readonly string[]
  requested: Store<Span | null>
  onNotes: OnNotes
}

const aboutText = ({ name, about }: SavedNote) =>
  [about?.value.slice(0, 120), name.slice(0, 280)].filter(Boolean).join(': ')

const dialogs = lazyModule(() => import('./NoteDialog.tsx'))

/** Reads the notes of the user and the company, for the charts of a board, and adds one to a span of a chart. */
export function NotesHost({ user, company, sites, requested, onNotes }: NotesHostProps) {
  const t = useWords(viewsWords)
  const f = useFormat()
  const to = useTo()
  const { items } = useSaved(true, user, company)
  const notes = useMemo(
    () =>
      items.flatMap(({ saved, id, isMine }) => {
        if (saved.kind !== 'note') return []
        const isShown =
          saved.sites.length === 0 || sites.length === 0 || saved.sites.some((site) => sites.includes(site))
        if (!isShown) return []
        return [
          {
            kind: 'note' as const,
            time: saved.from,
            label: t('note.until', { text: aboutText(saved), time: f.date(saved.to, 'dateTime') }),
            who: saved.author,
            ...(saved.about && { seen: saved.about }),
            href: to('views', undefined, {
              ...(isMine ? {} : { whose: 'company' }),
              open: id.slice(id.indexOf('-') + 1),
            }),
          },
        ]
      }),
    [items, sites, t, f, to],
  )
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
