import { useFormat, useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { useTo } from '../session/useTo.ts'
import { viewsWords } from '../words/views.ts'
import { useSaved } from './useSaved.ts'
import type { OnNotes } from './viewSource.ts'

interface NotesHostProps {
  user: number
  company: number
  sites: readonly string[]
  onNotes: OnNotes
}

/** Reads the notes of the user and the company, for the charts of a board. Renders nothing. */
export function NotesHost({ user, company, sites, onNotes }: NotesHostProps) {
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
            label: t('note.until', { text: saved.name.slice(0, 280), time: f.date(saved.to, 'dateTime') }),
            who: saved.author,
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
  return null
}
