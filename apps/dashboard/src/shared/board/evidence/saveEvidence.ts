import { APP_VERSION } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import { evidenceSources, type Twin, type TwinCell, type TwinColumn } from '@parapet/widgets'
import { fileNameOf, filesOf, offer, twinFiles } from '@parapet/widgets/files'
import { type EvidenceContext, type EvidencePart, type LeftOut, packEvidence } from './bundle.ts'
import type en from './evidence.en.ts'

/** A table that is evidence without a widget: an explanation. */
export interface ExtraTable {
  readonly title: string
  readonly text: string
  readonly twin: Twin
}

interface SaveEvidenceInput {
  readonly code?: string | undefined
  readonly extras?: readonly ExtraTable[]
  readonly context: Omit<EvidenceContext, 'version' | 'savedAt'>
  readonly t: T<typeof en>
  readonly f: Format
  readonly report?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Packs the visible parts and downloads them; resolves with their number, 0 if there is nothing. */
export async function saveEvidence(input: SaveEvidenceInput): Promise<number> {
  const packed = await packedEvidence(input)
  if (!packed) return 0
  offer(new Blob([packed.zip], { type: 'application/zip' }), packed.name)
  return packed.count
}

/** Packs the visible parts as one file with its name; null if there is nothing. */
export async function packedEvidence({
  code,
  extras = [],
  context,
  t,
  f,
  report,
  signal,
}: SaveEvidenceInput): Promise<{ zip: Uint8Array<ArrayBuffer>; name: string; count: number } | null> {
  const textOf = (cell: TwinCell, column: TwinColumn): string => {
    if (cell === null) return '—'
    if (column.format) return column.format(cell)
    if (typeof cell === 'string') return cell
    return column.kind === 'time' ? f.date(cell, 'dateTime') : f.number(cell)
  }
  const parts: EvidencePart[] = []
  const leftOut: LeftOut[] = []
  for (const extra of extras) {
    const about = { title: extra.title, subtitle: extra.text, zone: context.zone, company: context.company.name }
    parts.push({
      code: 'explanation',
      title: extra.title,
      subtitle: extra.text,
      files: twinFiles(extra.twin, about, textOf),
    })
  }
  for (const source of evidenceSources(code)) {
    signal?.throwIfAborted()
    const { title, subtitle } = source.about
    if (source.exportable) parts.push({ code: source.code, title, subtitle, files: await filesOf(source, textOf) })
    else leftOut.push({ code: source.code, title, state: source.state })
    report?.(parts.length + leftOut.length)
  }
  if (parts.length === 0) return null
  const savedAt = Math.floor(Date.now() / 1000)
  const whole = { ...context, version: APP_VERSION, savedAt }
  const range = Object.values(f.ends(context.span)).join(' – ')
  const lines = [
    `${context.brand} · ${context.company.name} · ${context.page}`,
    t('file.range', { range, zone: context.zone }),
    context.sites.length > 0 ? t('file.sites', { sites: context.sites.join(', ') }) : t('file.allSites'),
    context.filters.length > 0 ? t('file.filters', { filters: context.filters.join(', ') }) : t('file.noFilters'),
    t('file.saved', { who: context.savedBy, date: f.date(savedAt, 'seconds') }),
    t('file.link', { link: context.link }),
    '',
    t('file.note'),
    '',
  ]
  const zip = await packEvidence(parts, leftOut, whole, lines.join('\r\n'))
  const [only] = parts
  const title = parts.length === 1 && only ? only.title : context.page
  const name = fileNameOf({ title: t('file.name', { title }), company: context.company.name, range })
  return { zip, name: `${name}.zip`, count: parts.length }
}
