import type clinicEn from '../../words/clinic.en.ts'
import type { T } from '../../words/types.ts'
import { hasWords } from '../imageSource.ts'
import type { Mode, ThemeSeed } from '../seed.ts'
import { brandDraftOf, imageFields } from './brandFields.ts'
import { type Digits, digitsIn } from './digits.ts'
import type { DraftProblem } from './draft.ts'
import type { ModeReport, ThemeReport } from './report.ts'
import type { RoleRow } from './roles.ts'

export type ClinicT = T<typeof clinicEn>

/** Returns a problem as a sentence, without the name of its field. */
export function themeProblemText({ kind, value, allowed }: DraftProblem, t: ClinicT): string {
  return t(`problem.${kind}`, { value, allowed })
}

/** Returns the sentences on which colour is used for text: a seed's, and where the theme sets its own. */
export function writerText({ seed, writer }: Pick<ThemeReport, 'seed' | 'writer'>, t: ClinicT): string {
  const own = (['light', 'dark'] as const).filter((mode) => seed.colors?.[mode]?.brandText)
  if (own.length === 2) return t('writer.own')
  const first = seedWriterText(writer, t)
  return own[0] ? `${first} ${t('writer.ownIn', { mode: t(`mode.${own[0]}`) })}` : first
}

function seedWriterText(writer: ThemeReport['writer'], t: ClinicT): string {
  if (writer === null) return t('writer.none')
  if (writer === 'primary') return t('writer.primary')
  return t('writer.other', { name: t(`field.${writer}`), first: t('field.primary') })
}

/** Returns the sentences on a colour role: what was wanted, how far it is, and what to set instead. */
export function roleText(row: RoleRow, mode: Mode, t: ClinicT, digits: Digits): string {
  const { token, wanted, used, deltaE, contrast, least, near } = row
  const values = { token, wanted, used, delta: digits(deltaE, 1), ratio: digits(contrast, 2), least }
  return [
    t(row.cause === 'set' ? 'roles.set' : 'roles.lost', values),
    contrast < least ? t('roles.contrast', values) : '',
    near ? t('roles.near', { wanted, other: near.token, delta: digits(near.deltaE, 1) }) : '',
    suggestionText(row, mode, t, digits),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Returns a sentence for each image of a theme that has words in it. */
export function imageTexts(seed: ThemeSeed, t: ClinicT): readonly string[] {
  const draft = brandDraftOf(seed)
  return imageFields
    .filter((field) => hasWords(draft[field]))
    .map((field) => `${t(`field.${field}`)}: ${t('image.words')}`)
}

function suggestionText({ token, cause, suggestion }: RoleRow, mode: Mode, t: ClinicT, digits: Digits): string {
  if (!suggestion) return cause === 'lost' ? t('roles.none') : ''
  const { color, deltaE, closest } = suggestion
  const first = t('roles.try', { suggestion: color, at: `colors.${mode}.${token}`, delta: digits(deltaE, 1) })
  return closest ? `${first} ${t('roles.closest', { other: closest.token, delta: digits(closest.deltaE, 1) })}` : first
}

/** Formats the whole report as text for a terminal. */
export function reportText(report: ThemeReport, t: ClinicT): string {
  const { seed, largest } = report
  const verdict = report.passes ? t('report.ok') : t('report.failed')
  return [
    `${seed.title} (${seed.name}): ${verdict}`,
    writerText(report, t),
    largest
      ? t('report.largest', {
          token: largest.token,
          mode: largest.mode,
          from: largest.from,
          to: largest.to,
          delta: largest.deltaE.toFixed(1),
        })
      : t('corrections.none'),
    t('delta.text'),
    ...imageTexts(seed, t),
    ...[report.light, report.dark].flatMap((mode) => ['', ...modeText(mode, t)]),
  ].join('\n')
}

function modeText(
  { mode, contrasts, corrections, brand, confusable, roles, seen, tokens }: ModeReport,
  t: ClinicT,
): string[] {
  const passed = contrasts.filter((row) => row.passes)
  return [
    `── ${t(`mode.${mode}`)}`,
    `${t('report.meets', { passed: passed.length, total: contrasts.length })}`,
    ...contrasts
      .filter((row) => !row.passes)
      .map((row) => `  ${t('report.failed')}  ${row.front} / ${row.back}: ${row.ratio.toFixed(2)} < ${row.needed}`),
    ...(confusable.length > 0
      ? [`  ${t('report.failed')}  ${t('report.same', { tokens: confusable.join(', ') })}`]
      : []),
    '',
    t('brand.title'),
    ...table(brand.map((row) => [row.token, t(`field.${row.source}`), `${row.from} → ${row.to}`, delta(row.deltaE)])),
    '',
    ...(roles.length > 0
      ? [t('roles.title'), ...roles.map((row) => `  ${roleText(row, mode, t, digitsIn('en'))}`), '']
      : []),
    t('corrections.title'),
    ...(corrections.length === 0
      ? [`  ${t('corrections.none')}`]
      : table(
          [...corrections]
            .sort((one, other) => other.deltaE - one.deltaE)
            .map((row) => [
              row.token,
              `${row.from} → ${row.to}`,
              delta(row.deltaE),
              t('corrections.needs', { least: row.least }),
            ]),
        )),
    '',
    t('seen.title'),
    ...seen.flatMap(({ vision, groups }) => [
      `  ${t(`seen.${vision}`)}`,
      ...groups.flatMap(({ name, pairs }) =>
        pairs.slice(0, 1).map(
          (pair) =>
            `    ${t('report.closest', {
              group: t(`group.${name}`),
              one: pair.one,
              other: pair.other,
              delta: pair.deltaE.toFixed(1),
              verdict: t(`verdict.${pair.verdict}`),
            })}`,
        ),
      ),
    ]),
    '',
    t('contrast.title'),
    ...table(
      contrasts.map((row) => [
        row.front,
        row.back,
        `${tokens.color[row.front]} / ${tokens.color[row.back]}`,
        row.ratio.toFixed(2),
        `≥ ${row.needed}`,
      ]),
    ),
  ]
}

function delta(value: number): string {
  return `ΔE ${value.toFixed(1)}`
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}
