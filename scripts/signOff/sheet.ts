// The sheet on which a theme is signed: one page without scripts, readable from disk.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceOf } from '../../packages/ui/src/themes/clinic/difference.ts'
import { type ModeReport, reportOf, type ThemeReport } from '../../packages/ui/src/themes/clinic/report.ts'
import { type ClinicT, roleText, writerText } from '../../packages/ui/src/themes/clinic/reportText.ts'
import { escaped, hashOf } from '../html.ts'
import { root } from '../workspace.mjs'
import { pictureChanges, type SignedPicture, type SignedRecord } from './record.ts'

/** Returns the APCA lightness contrast of a text on a background; negative for light on dark. */
export type Apca = (front: string, back: string) => number

interface SheetInput {
  readonly record: SignedRecord
  /** The record that the folder had before; undefined for a first sheet. */
  readonly last: SignedRecord | undefined
  readonly t: ClinicT
  readonly apca: Apca
}

const modes = ['light', 'dark'] as const

// A style attribute would be refused by the policy of the page; an attribute of SVG is none.
const chip = (color: string): string =>
  `<svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" fill="${escaped(color)}" stroke="#8a94a0"/></svg> ${escaped(color)}`

const rowOf = (cells: readonly string[]): string =>
  `<tr><th scope="row">${cells[0]}</th>${cells
    .slice(1)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table>`
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

function contrasts({ mode, contrasts: rows, tokens }: ModeReport, { t, apca }: SheetInput): string {
  const met = rows.filter((row) => row.passes).length
  return table(
    `${t(`mode.${mode}`)}: ${t('report.meets', { passed: met, total: rows.length })}`,
    ['Colour', 'On', 'WCAG 2.2', 'Needs', 'APCA Lc'],
    rows.map(({ front, back, ratio, needed }) => {
      const [one, other] = [tokens.color[front], tokens.color[back]]
      return [
        `${escaped(front)} ${chip(one)}`,
        `${escaped(back)} ${chip(other)}`,
        `${ratio.toFixed(2)} : 1`,
        `${needed} : 1`,
        apca(one, other).toFixed(0),
      ]
    }),
  )
}

function corrections({ mode, corrections: rows, roles }: ModeReport, { t }: SheetInput): string {
  const said = roles.map((row) => paragraph(roleText(row, mode, t))).join('')
  if (rows.length === 0) return `<h3>${escaped(t(`mode.${mode}`))}</h3>${paragraph(t('corrections.none'))}${said}`
  const sorted = [...rows].sort((one, other) => other.deltaE - one.deltaE)
  return (
    table(
      t(`mode.${mode}`),
      ['Colour', 'Wanted', 'In use', 'ΔE', 'Why'],
      sorted.map(({ token, from, to, deltaE, least }) => [
        escaped(token),
        chip(from),
        chip(to),
        deltaE.toFixed(1),
        escaped(t('corrections.needs', { least })),
      ]),
    ) + said
  )
}

function picturesOf(rows: readonly SignedPicture[], text: string): string {
  if (rows.length === 0) return ''
  const items = rows.map(({ title, mode }) => `<li>${escaped(`${title}, ${mode}`)}</li>`).join('')
  return `<p>${escaped(`${text} (${rows.length}):`)}</p><ul>${items}</ul>`
}

function differences({ record, last, t }: SheetInput): string {
  if (!last) return paragraph('This theme was not signed before in this folder.')
  const { tokens, looks } = differenceOf(last.theme, record.theme)
  const { changed, added, removed } = pictureChanges(last.pictures, record.pictures)
  const parts = [
    tokens.length > 0 &&
      table(
        t('change.colors', { n: tokens.length }),
        ['Colour', 'Mode', 'Before', 'Now', 'ΔE'],
        tokens.map((row) => [
          escaped(row.token),
          escaped(t(`mode.${row.mode}`)),
          chip(row.one),
          chip(row.other),
          row.deltaE.toFixed(1),
        ]),
      ),
    looks.length > 0 &&
      table(
        t('change.looks'),
        ['Field', 'Before', 'Now'],
        looks.map(({ look, one, other }) => [escaped(look), escaped(one || '—'), escaped(other || '—')]),
      ),
    picturesOf(changed, 'Pictures that differ from those that were signed'),
    picturesOf(added, 'New pictures'),
    picturesOf(removed, 'Pictures that were signed before and are not in this sheet'),
  ].filter(Boolean)
  const since = paragraph(`Signed last on ${last.date} by ${last.approver}.`)
  const note =
    tokens.length + looks.length === 0 && changed.length > 0
      ? paragraph('The theme is the same: the product itself has changed.')
      : ''
  return since + (parts.length > 0 ? parts.join('') : paragraph(t('change.none'))) + note
}

function screens({ pictures }: SignedRecord): string {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  return ids
    .map((id) => {
      const shown = pictures.filter((one) => one.id === id)
      const figures = shown.map(
        ({ file, title, mode }) =>
          `<figure><figcaption>${escaped(mode)}</figcaption><img src="${escaped(file)}" alt="${escaped(`${title}, ${mode}`)}"></figure>`,
      )
      return `<section class="screen"><h3>${escaped(shown[0]?.title ?? id)}</h3><div class="modes">${figures.join('')}</div></section>`
    })
    .join('')
}

function factsOf(report: ThemeReport, { record, t }: SheetInput): string {
  const { seed, light, dark } = report
  const all = [...light.contrasts, ...dark.contrasts]
  const facts: readonly (readonly [string, string])[] = [
    ['Theme', `${seed.title} (${seed.name})`],
    ['Host names', seed.hosts.join(', ') || '—'],
    ['Primary', chip(seed.primary)],
    ['Secondary', chip(seed.secondary)],
    ['Tertiary', chip(seed.tertiary)],
    ['Fonts', [seed.fonts.body, seed.fonts.heading, seed.fonts.mono].filter(Boolean).join(', ')],
    ['Text', writerText(report, t)],
    ['Contrast', t('report.meets', { passed: all.filter((row) => row.passes).length, total: all.length })],
    ['Approver', record.approver],
    ['Date', record.date],
  ]
  const isChip = (text: string) => text.startsWith('<svg')
  return `<dl>${facts.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${isChip(text) ? text : escaped(text)}</dd>`).join('')}</dl>`
}

/** Writes the sheet as one HTML document. Its policy admits its own styles and the pictures beside it, and no script. */
export function sheetOf(input: SheetInput): string {
  const { record, t } = input
  const report = reportOf(record.theme)
  const style = readFileSync(join(root, 'scripts/signOff/sheet.css'), 'utf8')
  const title = `${record.theme.title}: sign-off of ${record.date}`
  const both = (part: (mode: ModeReport, given: SheetInput) => string) =>
    modes.map((mode) => part(report[mode], input)).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src ${hashOf(style)}">
<title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1>${factsOf(report, input)}
<h2>Differences to the last signed theme</h2>${differences(input)}
<h2>Screens</h2>${screens(record)}
<h2>Corrections</h2>${paragraph(t('corrections.text'))}${both(corrections)}
<h2>Contrast</h2>${paragraph(`${t('contrast.text')} APCA is information only; no requirement is derived from it.`)}${both(contrasts)}
<div class="signature"><p>${escaped(record.approver)}</p><p>${escaped(record.date)}</p></div>
</body></html>
`
}
