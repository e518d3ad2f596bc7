import { type Ask, useSequence } from '@parapet/api'
import { Button, lazyModule, Menu, type MenuItem, useFormat, useLazyModule, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useLegend } from '../charts/useLegend.ts'
import { filterName } from '../rows/filterFields.ts'
import { filterOfOrder, isRanked, type Ranked, type RankOrder, rank } from '../rows/rank.ts'
import { orderedTop, orderOfColumn } from '../rows/rankView.tsx'
import type { DataRow, RankWidgetProps } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { rankWords } from '../words/rank.ts'
import { WidgetWithOtherReads } from './Widget.tsx'

const pathTree = lazyModule(() => import('./PathTree.tsx'))

/** Words that no narrow header breaks into lines. */
const together = (text: string) => text.replaceAll(' ', '\u00a0')

/** The places of a ranking that should be certain: those that a tile shows at first. */
const WANTED = 8

/** A ranking whose order the reader chooses: by the provider's requests, or one that is worked out (decision 0067). */
export function RankedWidget({ plan, ...props }: RankWidgetProps) {
  const { row, query, actions, links, isHired, isNear = true } = props
  const t = useWords(rankWords)
  const tc = useWords(catalogueWords)
  const f = useFormat()
  const { code } = row
  const [isTreeOpen, setTreeOpen] = useState(false)
  const tree = useLazyModule(pathTree, isTreeOpen)
  // Without the board code, as legends: links stay short.
  const [kept, keep] = useLegend(actions.legends?.of(code.slice(code.lastIndexOf('.') + 1)))
  const whyNot = (order: RankOrder): string | undefined => {
    const lacked = order === 'time' ? 'response_time' : order === 'misses' ? 'cached' : undefined
    if (lacked && links.accessLog?.lacks.includes(lacked)) return t('by.notLogged')
    const filter = filterOfOrder(plan, order)
    const isFiltered = filter && (query.view.include[filter]?.length ?? 0) > 0
    return isFiltered ? t('by.filtered', { filter: filterName(filter, tc) }) : undefined
  }
  const wished = kept && 'by' in kept ? orderOfColumn(kept.by, plan.orders) : undefined
  const order = wished && !whyNot(wished) ? wished : 'requests'
  const setOrder = (next: RankOrder) => keep(next === 'requests' ? undefined : { by: next })
  const isAsked = isHired && isNear && order !== 'requests'
  const answer = useSequence<Ranked>(`rank.${code}`, isAsked ? { order, query } : null, (ask: Ask) =>
    order === 'requests'
      ? Promise.reject(new RangeError('the provider ranks by requests'))
      : rank(plan, order, query, ask, WANTED),
  )
  const orderedRow = useMemo<DataRow>(() => {
    const { file } = row.reads
    return {
      ...row,
      reads: { ...row.reads, ...(file ? { file: (of, main) => (isRanked(main) ? null : file(of, main)) } : {}) },
      toView: (answers, context) => {
        const onOrder = (column: string) => {
          const next = orderOfColumn(column, plan.orders)
          if (next) keep(next === 'requests' ? undefined : { by: next })
          return next !== undefined
        }
        if (!isRanked(answers.main)) {
          const view = row.toView(answers, context)
          return { ...view, props: { ...view.props, onOrder } }
        }
        const { main } = answers
        // The row's own view of no keys has the texts and actions of the table.
        const view = row.toView({ main: [] }, context)
        return {
          props: { ...view.props, ...orderedTop(main, context.query.resultSize, { t, f }), onOrder },
          isEmpty: main.rows.length === 0,
          // There may be requests without what is ranked.
          ...(main.by === 'bytes' ? {} : { emptyText: t(`none.${main.by}`) }),
        }
      },
    }
  }, [row, plan, keep, t, f])
  const orders = plan.orders.map((one): MenuItem => {
    const reason = whyNot(one)
    return {
      label: t(`by.${one}`),
      checked: one === order,
      isRadio: true,
      onSelect: () => setOrder(one),
      ...(reason ? { disabledReason: reason } : {}),
    }
  })
  const items: MenuItem[] = plan.hasFolders
    ? [...orders, 'separator', { label: t('tree.open'), icon: 'folder', onSelect: () => setTreeOpen(true) }]
    : orders
  return (
    <WidgetWithOtherReads
      {...props}
      row={orderedRow}
      {...(order === 'requests' ? {} : { main: answer })}
      choice={
        <>
          {tree && isTreeOpen && (
            <tree.PathTree
              code={code}
              plan={plan}
              query={query}
              pick={actions.pick}
              // What a package includes is the traffic of visitors.
              Price={row.tier === 'L1' ? links.Price : undefined}
              onClose={() => setTreeOpen(false)}
            />
          )}
          <Menu
            label={t('by.label')}
            placement="bottom-end"
            trigger={
              <Button tone="quiet" size="s" iconEnd="chevronDown" aria-label={`${t('by.label')}: ${t(`by.${order}`)}`}>
                {together(t(`by.${order}`))}
              </Button>
            }
            items={items}
          />
        </>
      }
    />
  )
}
