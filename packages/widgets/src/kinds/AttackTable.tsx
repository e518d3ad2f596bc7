import { hostText } from '@parapet/api'
import { ListTable, Status, useFormat, useWords } from '@parapet/ui'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { root } from './kinds.css.ts'
import { timeColumn, wrapping } from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'

interface AttackedSite {
  readonly site: number
  readonly url: string
  /** Epoch seconds; null if unknown. */
  readonly since: number | null
  readonly by: string
}

export interface AttackTableProps {
  label: string
  sites: readonly AttackedSite[]
  /** Epoch seconds. */
  now: number
}

/** A table of the sites in under attack mode: for how long, and who switched it on. */
export function AttackTable({ label, sites, now }: AttackTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const { button, menu } = useValueMenu(undefined, 'vhost')
  const columns: readonly ListedColumn<AttackedSite>[] = [
    {
      id: 'site',
      header: t('attack.site'),
      value: ({ url }) => url,
      cell: ({ url }) => <Status tone="watch" label={url} />,
      cellClassName: wrapping,
    },
    {
      id: 'since',
      header: t('attack.since'),
      value: ({ since }) => since,
      cell: ({ since }) => (since === null ? '—' : f.date(since, 'dateTime')),
      isTime: true,
      headClassName: timeColumn,
      cellClassName: wrapping,
    },
    {
      id: 'length',
      header: t('attack.length'),
      value: ({ since }) => (since === null ? '—' : f.duration(Math.max(0, now - since))),
      isExported: false,
      numeric: true,
    },
    { id: 'by', header: t('attack.by'), value: ({ by }) => by || '—', cellClassName: wrapping },
  ]
  useExports({ twin: () => columnTwin(label, columns, sites) })
  return (
    <div className={root}>
      <ListTable
        label={label}
        columns={columns}
        rows={sites}
        getRowId={({ site }) => String(site)}
        control={({ url }) => button({ value: url, label: hostText(url) })}
      />
      {menu}
    </div>
  )
}
