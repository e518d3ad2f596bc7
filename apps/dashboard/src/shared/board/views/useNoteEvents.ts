import type { SavedNote } from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import type { Marker } from '@parapet/widgets'
import { useMemo } from 'react'
import { useTo } from '../../../platform/session/useTo.ts'
import { useSaved } from './useSaved.ts'
import { viewsWords } from './views.words.ts'

const aboutText = ({ name, about }: SavedNote) =>
  [about?.value.slice(0, 120), name.slice(0, 280)].filter(Boolean).join(': ')

/** Returns the notes of the user and the company about some sites (none for all) as events, and whether all were read. */
export function useNoteEvents(user: number, company: number, sites: readonly string[]) {
  const t = useWords(viewsWords)
  const f = useFormat()
  const to = useTo()
  const { items, isLoading, isIncomplete, retry } = useSaved(true, user, company)
  const notes = useMemo(
    (): readonly Marker[] =>
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
  return { notes, isLoading, isIncomplete, retry }
}
