import { type ThemeTokens, type Unit, useFormat, useWords } from '@parapet/ui'
import { listWords } from '../../words/lists.ts'
import { mapKey, mapKeyItem, mapSwatch } from './map.css.ts'

/** The colour of a class of the scale. */
export function classToken(count: number, index: number) {
  return count === 1 ? ('seq3' as const) : ((['seq1', 'seq2', 'seq3', 'seq4', 'seq5'] as const)[index] ?? 'seq5')
}

/** The classes of the scale in words. */
export function classesOf(
  bounds: readonly number[],
  f: { unit(value: number, unit: Unit): string },
  unit: Unit,
): string[] {
  const isWhole = unit === 'requests' || unit === 'count'
  return bounds.map((bound) =>
    bound === 0 ? `> ${f.unit(0, unit)}` : `≥ ${f.unit(isWhole ? Math.round(bound) : bound, unit)}`,
  )
}

const hatching = ({ color }: ThemeTokens): string =>
  `repeating-linear-gradient(45deg, ${color.none} 0 3px, ${color.card} 3px 4px)`

/** The key of a map of countries. */
export function CountryKey({
  bounds,
  kind,
  unit,
  tokens,
}: {
  bounds: readonly number[]
  kind: 'linear' | 'log'
  unit: Unit
  tokens: ThemeTokens
}) {
  const t = useWords(listWords)
  const f = useFormat()
  return (
    <ul className={mapKey}>
      {classesOf(bounds, f, unit).map((text, index) => (
        <li key={text} className={mapKeyItem}>
          <span className={mapSwatch} style={{ background: tokens.color[classToken(bounds.length, index)] }} />
          {text}
        </li>
      ))}
      <li className={mapKeyItem}>
        <span className={mapSwatch} style={{ background: hatching(tokens) }} />
        {t('map.none')}
      </li>
      {bounds.length > 1 ? <li>{t(kind === 'log' ? 'map.log' : 'map.linear')}</li> : null}
    </ul>
  )
}
