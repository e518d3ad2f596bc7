import {
  type Contributor,
  type ExplainDimension,
  type ExplainMetric,
  kindOfFilter,
  reasonMeaning,
  type Usual,
} from '@parapet/api'
import { IconButton, LinkButton, type Unit, useFormat, useLocale, useWords, VisuallyHidden } from '@parapet/ui'
import { type KeyKind, KeyLabel, keyText, kindWords, useAgents, ValueButton, type Where } from '@parapet/widgets'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import { lineFormatWords } from './lineFormat.words.ts'

const kindOf: Readonly<Record<ExplainDimension, KeyKind>> = {
  tcdndebugreason: 'name',
  response: 'status',
  vhost: 'site',
  request: 'path',
  countrycode: 'country',
  clientip: 'address',
  agent: 'agent',
  content_type: 'contentType',
  cached: 'cache',
}

const LONGEST_LABEL = 80

/** Returns the unit of a metric. */
export function unitOf(metric: ExplainMetric): Unit {
  return metric === 'bytes' ? 'bytes' : metric === 'time' ? 'micros' : 'requests'
}

/** Returns a function that formats a dimension's value, with names of countries and browsers. */
export function useValueText(): (of: Pick<Contributor, 'dimension' | 'key'>) => { name: string; isBot: boolean } {
  const k = useWords(kindWords)
  const { locale } = useLocale()
  const agents = useAgents(true)
  return ({ dimension, key }) => ({
    name: keyText(key, kindOf[dimension], k, locale, agents),
    isBot: dimension === 'agent' && agents?.(key).kind === 'bot',
  })
}

// A value without what the metric counts may have been seen all the same.
function usualKey(kind: Exclude<Usual['kind'], 'unknown'>, metric: ExplainMetric, isFiltered: boolean) {
  if (kind !== 'never') return `usual.${kind}` as const
  if (isFiltered) return 'none.filtered'
  return metric === 'requests' || metric === 'time' ? 'usual.never' : (`none.${metric}` as const)
}

interface ContributorRowProps {
  contributor: Contributor
  metric: ExplainMetric
  /** Whether the page's filters narrow what is counted. */
  isFiltered: boolean
  valueText: ReturnType<typeof useValueText>
  href: string
  onFilter: () => void
  onExclude: () => void
  /** Where and when the explained traffic was. */
  where: () => Where
  /** Closes the explanation before an action opens something else. */
  onAct: () => void
}

/** A value that changed, with its share of the difference, its figures and its actions. */
export function ContributorRow({
  contributor,
  metric,
  isFiltered,
  valueText,
  href,
  onFilter,
  onExclude,
  where,
  onAct,
}: ContributorRowProps) {
  const t = useWords(explainWords)
  const reasons = useWords(lineFormatWords)
  const f = useFormat()
  const { dimension, key, before, after, share, usual, isLimit } = contributor
  const { name, isBot } = valueText(contributor)
  const value = name.slice(0, LONGEST_LABEL)
  const unit = unitOf(metric)
  return (
    <li className={css.row}>
      <div className={css.name}>
        <span className={css.dimension}>{t(`dim.${dimension}`)}</span>
        <KeyLabel keyKind={kindOf[dimension]} raw={key} name={name} isBot={isBot} />
        {dimension === 'tcdndebugreason' && (
          <span className={css.about}>{reasons(`reason.${reasonMeaning(key).kind}`)}</span>
        )}
      </div>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }} />
      </div>
      <div className={css.figuresLine}>
        <span>
          <strong>
            {share === null
              ? ''
              : share < 0
                ? t('row.against')
                : t('row.share', { share: f.percent(Math.min(1, share), 0) })}
          </strong>
          {usual.kind !== 'unknown' && (
            <span className={css.muted}> · {t(usualKey(usual.kind, metric, isFiltered))}</span>
          )}
        </span>
        <span title={isLimit ? t('row.limit') : undefined}>
          {isLimit && <span aria-hidden="true">≈ </span>}
          {t('row.figures', { before: f.unit(before, unit), after: f.unit(after, unit) })}
          {isLimit && <VisuallyHidden>. {t('row.limit')}</VisuallyHidden>}
        </span>
      </div>
      <div className={css.actions}>
        <IconButton icon="filter" size="s" tone="quiet" label={t('filter', { value })} onClick={onFilter} />
        <IconButton icon="filterOff" size="s" tone="quiet" label={t('exclude', { value })} onClick={onExclude} />
        <LinkButton href={href} size="s" tone="quiet" icon="arrowRight">
          <VisuallyHidden>{t('open', { value })}</VisuallyHidden>
        </LinkButton>
        <ValueButton kind={kindOfFilter(dimension)} value={key} label={value} where={where} onAct={onAct} />
      </div>
    </li>
  )
}
