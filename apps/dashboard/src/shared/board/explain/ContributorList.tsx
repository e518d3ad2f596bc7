import type { Contributor, ExplainMetric } from '@parapet/api'
import { Button, Heading, Skeleton, Text, useWords } from '@parapet/ui'
import type { Where } from '@parapet/widgets'
import { useState } from 'react'
import { ContributorRow, type useValueText } from './ContributorRow.tsx'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import { useFrozenOrder } from './useFrozenOrder.ts'

const FEW = 8
const idOf = ({ dimension, key }: Contributor) => `${dimension} ${key}`

interface ContributorListProps {
  contributors: readonly Contributor[]
  metric: ExplainMetric
  isFiltered: boolean
  isLoading: boolean
  valueText: ReturnType<typeof useValueText>
  hrefOf: (contributor: Contributor) => string
  where: () => Where
  onAct: () => void
  onFilter: (contributor: Contributor) => void
  onExclude: (contributor: Contributor) => void
}

/** The ranked contributors of a change: eight, then all. The order is frozen while the list is used, not while a pointer only rests on it. */
export function ContributorList({
  contributors,
  metric,
  isFiltered,
  isLoading,
  valueText,
  hrefOf,
  where,
  onAct,
  onFilter,
  onExclude,
}: ContributorListProps) {
  const t = useWords(explainWords)
  const [isLong, setLong] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const ordered = useFrozenOrder(contributors, idOf, isHeld)
  return (
    <section
      aria-label={t('list')}
      aria-busy={isLoading}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Heading level={2} size="m">
        {t('list')}
      </Heading>
      {ordered.length > 0 ? (
        <ol className={css.list} aria-label={t('list')}>
          {ordered.slice(0, isLong ? ordered.length : FEW).map((contributor) => (
            <ContributorRow
              key={idOf(contributor)}
              contributor={contributor}
              metric={metric}
              isFiltered={isFiltered}
              valueText={valueText}
              href={hrefOf(contributor)}
              where={where}
              onAct={onAct}
              onFilter={() => onFilter(contributor)}
              onExclude={() => onExclude(contributor)}
            />
          ))}
        </ol>
      ) : isLoading ? (
        <Skeleton width="100%" height="180px" />
      ) : (
        <Text as="p" tone="muted">
          {t('list.empty')}
        </Text>
      )}
      {ordered.length > FEW && (
        <Button size="s" tone="quiet" onClick={() => setLong(!isLong)}>
          {isLong ? t('list.less') : t('list.more', { n: ordered.length })}
        </Button>
      )}
    </section>
  )
}
