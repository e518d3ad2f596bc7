import { type ReactNode, useState } from 'react'
import { useAnnounce } from '../announce/Announcer.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column, Sort } from './column.ts'
import type { OpenColumn } from './HeadTools.tsx'
import type { tableExtras } from './tableExtras.ts'
import { arrange, moved, type TableView, toggled } from './view.ts'

/** Menus and edges of the columns: nothing while their code is not there, or the reader may not change them. */
export function useColumnTools<Row>({
  extras,
  canChange,
  columns,
  model,
  view,
  changeView,
}: {
  extras: ReturnType<typeof tableExtras.get>
  canChange: boolean
  columns: readonly Column<Row>[]
  model: { columns: readonly Column<Row>[]; sort: Sort | null; setSort: (sort: Sort | null) => void }
  view: TableView
  changeView: (change: TableView) => void
}): {
  widths: Readonly<Record<string, number>>
  headTools: ((column: Column<Row>) => ReactNode) | undefined
  menu: ReactNode
} {
  const t = useWords(tableWords)
  const announce = useAnnounce()
  const [open, setOpen] = useState<OpenColumn | null>(null)
  const [pulled, setPulled] = useState<Readonly<Record<string, number>>>()
  const widths = pulled ?? view.widths ?? none
  if (!extras || !canChange) return { widths: view.widths ?? none, headTools: undefined, menu: null }

  const setWidths = (next: Readonly<Record<string, number>>, isFinal: boolean) => {
    setPulled(isFinal ? undefined : next)
    if (isFinal) changeView({ widths: next })
  }
  const move = (id: string, by: 1 | -1) => {
    const order = moved(columns, view, id, by)
    changeView({ order })
    const shown = arrange(columns, { ...view, order })
    const place = shown.findIndex((column) => column.id === id)
    announce(t('column.moved', { column: shown[place]?.header ?? '', place: place + 1, total: shown.length }))
  }
  return {
    widths,
    headTools: (column) => (
      <extras.HeadTools
        column={column}
        width={widths[column.id]}
        isOpen={open?.id === column.id}
        onOpen={setOpen}
        onWidths={setWidths}
      />
    ),
    menu: (
      <extras.ColumnMenu
        columns={model.columns}
        open={open}
        sort={model.sort}
        hasWidths={Object.keys(widths).length > 0}
        onClose={() => setOpen(null)}
        onSort={model.setSort}
        onMove={move}
        onHide={(id) => changeView({ hidden: toggled(view.hidden ?? [], id) })}
        onResetWidths={() => changeView({ widths: none })}
      />
    ),
  }
}

const none: Readonly<Record<string, number>> = {}
