// The sheet on which a theme is signed: one page without scripts, readable from disk. The clinic and `pnpm theme sign` make the same one.
import { cspHash, escapeHtml } from '@parapet/base'
import { brandDraftOf, imageFields } from '../clinic/brandFields.ts'
import { differenceOf, type Look, looksOf } from '../clinic/difference.ts'
import { type Digits, digitsIn } from '../clinic/digits.ts'
import { lookName, lookValue } from '../clinic/lookText.ts'
import { type ModeReport, reportOf, type ThemeReport } from '../clinic/report.ts'
import { type ClinicT, imageTexts, roleText, writerText } from '../clinic/reportText.ts'
import { isImageSource } from '../isImageSource.ts'
import type { ThemeSeed } from '../seed.ts'
import { apca } from './apca.ts'
import { signCommand } from './command.ts'
import { pictureChanges, type SignedPicture, type SignedRecord } from './record.ts'

interface SheetInput {
  readonly record: SignedRecord
  /** The record of the sign-off before; undefined for a first one. */
  readonly last: SignedRecord | undefined
  /** The texts in the language of the record. */
  readonly t: ClinicT
  /** The content of `sheet.css`. */
  readonly style: string
}

interface Given extends SheetInput {
  readonly digits: Digits
}

const modes = ['light', 'dark'] as const

// A style attribute would be refused by the policy of the page; an attribute of SVG is none.
const chip = (color: string): string =>
  `<svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" fill="${escapeHtml(color)}" stroke="#8a94a0"/></svg> ${escapeHtml(color)}`

const rowOf = (cells: readonly string[]): string =>
  `<tr><th scope="row">${cells[0]}</th>${cells
    .slice(1)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  return `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table></div>`
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

function contrasts({ mode, contrasts: rows, tokens }: ModeReport, { t, digits }: Given): string {
  const met = rows.filter((row) => row.passes).length
  return table(
    `${t(`mode.${mode}`)}: ${t('report.meets', { passed: met, total: rows.length })}`,
    [t('contrast.ink'), t('sheet.on'), 'WCAG 2.2', t('sheet.needs'), 'APCA Lc'],
    rows.map(({ front, back, ratio, needed }) => {
      const [one, other] = [tokens.color[front], tokens.color[back]]
      return [
        `${escapeHtml(front)} ${chip(one)}`,
        `${escapeHtml(back)} ${chip(other)}`,
        `${digits(ratio, 2)} : 1`,
        `${digits(needed, needed === 3 ? 0 : 1)} : 1`,
        digits(apca(one, other), 0),
      ]
    }),
  )
}

function corrections({ mode, corrections: rows, roles }: ModeReport, { t, digits }: Given): string {
  const said = roles.map((row) => paragraph(roleText(row, mode, t, digits))).join('')
  if (rows.length === 0) return `<h3>${escapeHtml(t(`mode.${mode}`))}</h3>${paragraph(t('corrections.none'))}${said}`
  const sorted = [...rows].sort((one, other) => other.deltaE - one.deltaE)
  return (
    table(
      t(`mode.${mode}`),
      [t('contrast.ink'), t('sheet.wanted'), t('sheet.used'), 'ΔE', t('sheet.why')],
      sorted.map(({ token, from, to, deltaE, least }) => [
        escapeHtml(token),
        chip(from),
        chip(to),
        digits(deltaE, 1),
        escapeHtml(t('corrections.needs', { least })),
      ]),
    ) + said
  )
}

const lookOf = ({ mode, width }: SignedPicture, t: ClinicT): string => `${t(`mode.${mode}`)}, ${width} px`

function picturesOf(rows: readonly SignedPicture[], text: string, t: ClinicT): string {
  if (rows.length === 0) return ''
  const items = rows.map((one) => `<li>${escapeHtml(`${one.title}, ${lookOf(one, t)}`)}</li>`).join('')
  return `<p>${escapeHtml(text)}</p><ul>${items}</ul>`
}

/** The lists of pictures that differ, and whether the product itself has changed them. */
function pictureDifferences(last: SignedRecord, { record, t }: Given): { lists: string; hasChanged: boolean } {
  if (record.pictures.length === 0 || last.pictures.length === 0) return { lists: '', hasChanged: false }
  if (record.language !== last.language) return { lists: paragraph(t('sheet.otherLanguage')), hasChanged: false }
  const { changed, added, removed } = pictureChanges(last.pictures, record.pictures)
  return {
    lists:
      picturesOf(changed, t('sheet.picturesChanged', { n: changed.length }), t) +
      picturesOf(added, t('sheet.picturesNew', { n: added.length }), t) +
      picturesOf(removed, t('sheet.picturesGone', { n: removed.length }), t),
    hasChanged: changed.length > 0,
  }
}

function differences(given: Given): string {
  const { record, last, t, digits } = given
  if (!last) return paragraph(t('sheet.first'))
  const { tokens, looks } = differenceOf(last.theme, record.theme)
  const isSame = tokens.length + looks.length === 0
  const { lists, hasChanged } = pictureDifferences(last, given)
  const colors = table(
    t('change.colors', { n: tokens.length }),
    [t('contrast.ink'), t('sheet.mode'), t('sheet.before'), t('sheet.now'), 'ΔE'],
    tokens.map((row) => [
      escapeHtml(row.token),
      escapeHtml(t(`mode.${row.mode}`)),
      chip(row.one),
      chip(row.other),
      digits(row.deltaE, 1),
    ]),
  )
  const others = table(
    t('sheet.parts'),
    [t('sheet.field'), t('sheet.before'), t('sheet.now')],
    looks.map(({ look, one, other }) =>
      [lookName(look, t), lookValue(look, one, t), lookValue(look, other, t)].map(escapeHtml),
    ),
  )
  const { title, name } = last.theme
  return [
    paragraph(t('sheet.since', { date: last.date, name: last.approver })),
    name === record.theme.name ? '' : paragraph(t('sheet.otherTheme', { title, name })),
    tokens.length > 0 ? colors : '',
    looks.length > 0 ? others : '',
    isSame ? paragraph(t('change.none')) : '',
    lists,
    isSame && hasChanged ? paragraph(t('sheet.productChanged')) : '',
  ].join('')
}

function screens({ record, t }: Given): string {
  const { pictures } = record
  if (pictures.length === 0) return `${paragraph(t('sheet.noPictures'))}<pre>${escapeHtml(signCommand(record))}</pre>`
  const ids = [...new Set(pictures.map(({ id }) => id))]
  return ids
    .map((id) => {
      const shown = pictures.filter((one) => one.id === id)
      const figures = shown.map((one) => {
        const look = escapeHtml(lookOf(one, t))
        const file = escapeHtml(one.file)
        const kind = one.width < 800 ? 'narrow' : 'wide'
        return `<figure class="${kind}"><figcaption>${look}</figcaption><a href="${file}"><img src="${file}" alt="${escapeHtml(one.title)}, ${look}"></a></figure>`
      })
      return `<section class="screen"><h3>${escapeHtml(shown[0]?.title ?? id)}</h3><div class="looks">${figures.join('')}</div></section>`
    })
    .join('')
}

/** A part of the brand as text; an embedded image is shown as well, a path leads to files that are not beside the sheet. */
function partOf(look: Look, value: string, seed: ThemeSeed, t: ClinicT): string {
  const text = escapeHtml(lookValue(look, value, t))
  const image = imageFields.find((one) => one === look)
  const src = image ? brandDraftOf(seed)[image] : ''
  return src.startsWith('data:') && isImageSource(src)
    ? `<img class="${image}" src="${escapeHtml(src)}" alt=""> ${text}`
    : text
}

function factsOf(report: ThemeReport, { record, t }: Given): string {
  const { seed, light, dark } = report
  const all = [...light.contrasts, ...dark.contrasts]
  const text = (name: string, value: string) => [name, escapeHtml(value)] as const
  const facts: readonly (readonly [string, string])[] = [
    text(t('field.name'), seed.name),
    ...(['primary', 'secondary', 'tertiary'] as const).map(
      (field) => [t(`field.${field}`), chip(seed[field])] as const,
    ),
    ...looksOf(seed).map(({ look, value }) => [lookName(look, t), partOf(look, value, seed, t)] as const),
    text(t('contrast.texts'), writerText(report, t)),
    text(t('contrast.title'), t('report.meets', { passed: all.filter((row) => row.passes).length, total: all.length })),
    text(t('sign.approver'), record.approver),
    text(t('sign.date'), record.date),
    ...(record.note === '' ? [] : [text(t('sign.note'), record.note)]),
  ]
  return `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`).join('')}</dl>${imageTexts(seed, t).map(paragraph).join('')}`
}

/** Writes the sheet as one HTML document. Its policy admits its own styles and the pictures beside it, and no script. */
export async function sheetOf(input: SheetInput): Promise<string> {
  const { record, t, style } = input
  const { language } = record
  const given: Given = { ...input, digits: digitsIn(language) }
  const report = reportOf(record.theme)
  const title = t('sheet.title', { title: record.theme.title, date: record.date })
  const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`
  const both = (part: (mode: ModeReport, given: Given) => string) =>
    modes.map((mode) => part(report[mode], given)).join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src ${await cspHash(style)}">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>${factsOf(report, given)}
${heading(t('sheet.differences'))}${differences(given)}
${heading(t('sheet.screens'))}${screens(given)}
${heading(t('corrections.title'))}${paragraph(t('corrections.text'))}${both(corrections)}
${heading(t('contrast.title'))}${paragraph(`${t('contrast.text')} ${t('sheet.apca')}`)}${both(contrasts)}
<div class="signature"><p>${escapeHtml(record.approver)}</p><p>${escapeHtml(record.date)}</p></div>
</body></html>
`
}
