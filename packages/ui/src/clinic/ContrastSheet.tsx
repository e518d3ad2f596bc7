import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Icon } from '../icon/Icon.tsx'
import { Stack } from '../layout/Flow.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Text } from '../text/Text.tsx'
import { type Digits, digitsIn } from '../themes/clinic/digits.ts'
import type { BrandRow, Correction, ModeReport } from '../themes/clinic/report.ts'
import type { ColorToken } from '../themes/contract.css.ts'
import type { ContrastRow } from '../themes/contrastTable.ts'
import type { ThemeTokens } from '../themes/seed.ts'
import { clinicWords } from '../words/clinic.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'
import { Swatch } from './Swatch.tsx'

const surfaces: readonly ColorToken[] = ['page', 'card', 'raised', 'sunken', 'hover']
const isOnSurface = (row: ContrastRow) => surfaces.includes(row.back)

/** Returns a function that formats a number with one or two decimals in the user's language. */
export function useDigits(): Digits {
  return digitsIn(useLocale().locale)
}

/** Shows the contrast of every text colour on every surface, then the corrections. */
export function ContrastSheet({ report }: { report: ModeReport }) {
  const t = useWords(clinicWords)
  const { contrasts, tokens, corrections, brand } = report
  const onSurfaces = contrasts.filter(isOnSurface)
  const renderSection = (title: string, text: string, table: React.ReactNode) => (
    <Stack gap={2}>
      <div>
        <Text as="div" size="s" weight="semibold">
          {title}
        </Text>
        <Text as="p" size="s" tone="muted">
          {text}
        </Text>
      </div>
      <div className={css.scroll}>{table}</div>
    </Stack>
  )
  return (
    <Stack gap={6}>
      {renderSection(
        t('contrast.texts'),
        t('contrast.text'),
        <Matrix label={t('contrast.texts')} rows={onSurfaces.filter((row) => row.needed === 4.5)} tokens={tokens} />,
      )}
      {renderSection(
        t('contrast.pairs'),
        t('contrast.pairsText'),
        <Pairs label={t('contrast.pairs')} rows={contrasts.filter((row) => !isOnSurface(row))} tokens={tokens} />,
      )}
      <div className={css.besides}>
        {renderSection(
          t('corrections.title'),
          corrections.length > 0 ? t('corrections.text') : t('corrections.none'),
          corrections.length > 0 && <Corrections label={t('corrections.title')} rows={corrections} />,
        )}
        {renderSection(t('brand.title'), t('brand.text'), <BrandTable label={t('brand.title')} rows={brand} />)}
      </div>
      <details>
        <summary className={css.summary}>{t('contrast.marks')}</summary>
        <div className={css.scroll}>
          <Matrix label={t('contrast.marks')} rows={onSurfaces.filter((row) => row.needed === 3)} tokens={tokens} />
        </div>
      </details>
    </Stack>
  )
}

interface Rows {
  label: string
  rows: readonly ContrastRow[]
  tokens: ThemeTokens
}

function Cell({ row, tokens }: { row: ContrastRow; tokens: ThemeTokens }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const colors = assignInlineVars({ [css.color]: tokens.color[row.front], [css.back]: tokens.color[row.back] })
  const fails = row.passes ? '' : ` ${css.failed}`
  const ink = assignInlineVars({ [css.inkOn]: tokens.color.text })
  return (
    <td className={(row.needed === 3 ? css.marked : css.sample) + fails} style={{ ...colors, ...ink }}>
      {row.needed === 3 && <span className={css.mark} />}
      {digits(row.ratio, 1)}
      {!row.passes && <VisuallyHidden>{t('contrast.fails')}</VisuallyHidden>}
    </td>
  )
}

function Matrix({ label, rows, tokens }: Rows) {
  const t = useWords(clinicWords)
  const inks = [...new Set(rows.map((row) => row.front))]
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.cells.head}>
            {t('contrast.ink')}
          </th>
          {surfaces.map((surface) => (
            <th key={surface} scope="col" className={css.cells.headMiddle}>
              {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inks.map((ink) => (
          <tr key={ink}>
            <th scope="row" className={css.cells.text}>
              {ink}
            </th>
            {rows
              .filter((row) => row.front === ink)
              .map((row) => (
                <Cell key={row.back} row={row} tokens={tokens} />
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Pairs({ label, rows, tokens }: Rows) {
  return (
    <ul className={css.pairs} aria-label={label}>
      {rows.map((row) => (
        <li key={row.front + row.back} className={css.pairRow}>
          <Pair row={row} tokens={tokens} />
        </li>
      ))}
    </ul>
  )
}

function Pair({ row, tokens }: { row: ContrastRow; tokens: ThemeTokens }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const colors = assignInlineVars({ [css.color]: tokens.color[row.front], [css.back]: tokens.color[row.back] })
  return (
    <>
      <span className={row.passes ? css.pairSample : `${css.pairSample} ${css.failed}`} style={colors}>
        {digits(row.ratio, 1)}
        {!row.passes && <VisuallyHidden>{t('contrast.fails')}</VisuallyHidden>}
      </span>
      <Text size="s" truncate>
        {t('contrast.on', { front: row.front, back: row.back })}
      </Text>
    </>
  )
}

export function Change({ from, to }: { from: string; to: string }) {
  return (
    <span className={css.change}>
      <Swatch hex={from} /> {from} <Icon name="arrowRight" size={16} /> <Swatch hex={to} /> {to}
    </span>
  )
}

function Corrections({ label, rows }: { label: string; rows: readonly Correction[] }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const sorted = [...rows].sort((one, other) => other.deltaE - one.deltaE)
  return (
    <table className={css.table} aria-label={label}>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.token}>
            <th scope="row" className={css.cells.text}>
              {row.token}
            </th>
            <td className={css.cells.text}>
              <Change from={row.from} to={row.to} />
            </td>
            <td className={css.cells.number}>ΔE {digits(row.deltaE, 1)}</td>
            <td className={css.cells.number}>{t('corrections.needs', { least: digits(row.least, 2) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BrandTable({ label, rows }: { label: string; rows: readonly BrandRow[] }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  return (
    <table className={css.table} aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.token}>
            <th scope="row" className={css.cells.text}>
              {row.token}
            </th>
            <td className={css.cells.text}>{t(`field.${row.source}`)}</td>
            <td className={css.cells.text}>
              <Change from={row.from} to={row.to} />
            </td>
            <td className={css.cells.number}>ΔE {digits(row.deltaE, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
