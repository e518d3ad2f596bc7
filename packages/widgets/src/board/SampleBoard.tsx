import { initialView } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Card, type LazyModule, useFormat, useLazyModule, useLocale, useWords } from '@parapet/ui'
import { type ComponentType, createElement, useMemo, useState } from 'react'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import type { BoardLinks, BoardRow, DataRow } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { rareWords } from '../words/rare.ts'
import * as css from './sampleBoard.css.ts'

const MOST = 4

/** The first widgets of a board with sample data, shown on the tab of a service that is not hired. */
export function SampleBoard({ board, company, links }: { board: BoardRow; company: number; links: BoardLinks }) {
  const t = useWords(rareWords)
  const rows = board.rows.filter(
    (row): row is DataRow => !('component' in row) && row.sample !== undefined && row.isHiddenAtFirst !== true,
  )
  return (
    <section className={css.box} aria-label={t('notHired.sample')}>
      <p className={css.caption}>{t('notHired.sample')}</p>
      <div className={css.grid} inert>
        {rows.slice(0, MOST).map((row) => (
          <SampleTile key={row.code} row={row} company={company} links={links} />
        ))}
      </div>
    </section>
  )
}

function SampleTile({ row, company, links }: { row: DataRow; company: number; links: BoardLinks }) {
  const t = useWords(catalogueWords)
  const f = useFormat()
  const { locale, zone } = useLocale()
  const [now] = useState(nowSeconds)
  const title = t(row.title)
  const code: LazyModule<unknown> = kinds[row.kind]
  const found = useLazyModule(code, true)
  const props = useMemo(() => {
    const query = toBoardQuery(initialView, { company, now, zone, allSites: [] })
    return row.sample?.({ query, code: row.code, t, f, locale, title, actions: {}, links })
  }, [row, company, now, zone, t, f, locale, title, links])
  return (
    <Card as="article" label={title}>
      <h3 className={css.title}>{title}</h3>
      {found && props ? createElement(found as ComponentType<object>, props) : null}
    </Card>
  )
}
