import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Status } from '../feedback/marks.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { chartGroups, type ModeReport, type Pair, type Seen } from '../themes/clinic/report.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { useDigits } from './ContrastSheet.tsx'
import * as css from './clinic.css.ts'

const tones = { apart: 'good', close: 'watch', alike: 'quiet' } as const

/** Shows the chart palette under simulated colour vision deficiencies, with the distances between its colours. */
export function VisionSheet({ report }: { report: ModeReport }) {
  const t = useWords(clinicWords)
  return (
    <div className={css.eyes}>
      {report.seen.map((seen) => (
        <Stack key={seen.vision} gap={2}>
          <Text as="div" size="s" weight="semibold">
            {t(`seen.${seen.vision}`)}
          </Text>
          <div className={css.groups}>
            {seen.groups.map(({ name, tokens, pairs }) => (
              <Stack key={name} gap={2}>
                <div className={css.strip} aria-hidden="true">
                  {tokens.map((token) => (
                    <span
                      key={token}
                      className={css.band}
                      title={token}
                      style={assignInlineVars({ [css.color]: seen.colors[token] ?? null })}
                    />
                  ))}
                </div>
                <ClosestPair name={t(`group.${name}`)} pair={pairs[0]} />
              </Stack>
            ))}
          </div>
        </Stack>
      ))}
      <details>
        <summary className={css.summary}>{t('seen.distances')}</summary>
        <Distances seen={report.seen} />
      </details>
    </div>
  )
}

function ClosestPair({ name, pair }: { name: string; pair: Pair | undefined }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  if (!pair) return null
  const delta = digits(pair.deltaE, 1)
  return (
    <div>
      <Text as="div" size="xs" weight="medium">
        {name}
      </Text>
      <Text as="div" size="xs" tone="muted">
        {t('seen.closest', { one: pair.one, other: pair.other, delta })}
      </Text>
      <Text as="div" size="xs">
        <Status tone={tones[pair.verdict]} label={t(`verdict.${pair.verdict}`)} />
      </Text>
    </div>
  )
}

function Distances({ seen }: { seen: readonly Seen[] }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const names = Object.keys(chartGroups) as (keyof typeof chartGroups)[]
  const pairsOf = (view: Seen, name: string) => view.groups.find((group) => group.name === name)?.pairs ?? []
  const [usual] = seen
  if (!usual) return null
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={t('seen.distances')}>
        <thead>
          <tr>
            <td className={css.cells.head} />
            {seen.map(({ vision }) => (
              <th key={vision} scope="col" className={css.cells.headNumber}>
                {t(`seen.${vision}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.flatMap((name) =>
            pairsOf(usual, name).map(({ one, other }) => (
              <tr key={one + other}>
                <th scope="row" className={css.cells.text}>
                  {t('seen.pair', { one, other })}
                </th>
                {seen.map((view) => {
                  const pair = pairsOf(view, name).find((found) => found.one === one && found.other === other)
                  return (
                    <td key={view.vision} className={css.cells.number}>
                      {pair ? digits(pair.deltaE, 1) : ''}
                    </td>
                  )
                })}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
