import { decodeView, initialView, relSeconds, type SharedUrl } from '@parapet/api'
import { DateTime, Status, useFormat, useWords } from '@parapet/ui'
import { savedOf } from '../../shared/board/views/savedRow.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'

/** What a saved view or note shows: the page with its range, or the span of a note. */
export function About({ row }: { row: SharedUrl }) {
  const t = useWords(viewsWords)
  const f = useFormat()
  const saved = savedOf(row)
  const spanText = (span: { from: number; to: number }) => Object.values(f.ends(span)).join(' – ')
  if (saved?.kind === 'note') return [saved.about?.value, spanText(saved)].filter(Boolean).join(' · ')
  if (saved?.kind === 'mode') {
    const { host, until } = saved
    return until === null ? host : t('about.mode', { site: host, until: f.date(until, 'dateTime') })
  }
  if (saved?.kind === 'board') return t('about.board', { n: saved.tiles.length })
  if (saved?.kind !== 'view') return row.description || '—'
  const page = t(`about.${saved.page}`)
  if (saved.page === 'home') return page
  const { range } = decodeView(new URLSearchParams(saved.query), initialView).state
  return t('about.part', {
    page,
    part: 'rel' in range ? t('about.rel', { range: f.duration(relSeconds(range.rel)) }) : spanText(range),
  })
}

/** The day a saved view expires, or that it has. */
export function Expiry({ row, isOver }: { row: SharedUrl; isOver: boolean }) {
  const t = useWords(viewsWords)
  const at = savedOf(row)?.expiresAt ?? null
  if (isOver) return <Status tone="watch" label={t('expired')} />
  return at === null ? '—' : <DateTime value={at - 1} style="date" />
}
