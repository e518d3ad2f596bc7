import { type Locale, pinPath, type ThemeSeed, type ThemeTokens } from '@parapet/ui'
import { barsOf, chartSize } from './chartBars.ts'
import type { Report, ReportChart, ReportFigure, ReportSection, ReportTable } from './reportModel.ts'

interface Look {
  readonly locale: Locale
  /** The tokens of the theme's light mode: paper is white. */
  readonly tokens: ThemeTokens
  readonly pin: ThemeSeed['pin']
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (raw: string) => raw.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')
const lines = (all: readonly string[], tag: 'p' | 'small') => all.map((one) => `<${tag}>${text(one)}</${tag}>`).join('')

/** Writes a report as a page of its own, with the theme's colours and pin, for a file: it loads nothing and runs nothing. */
export function reportHtml({ brand, title, company, remarks, sections }: Report, look: Look): string {
  const { locale, tokens, pin } = look
  const { color } = tokens
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(`${title} - ${company}`)}</title>
<style>
@page{size:A4;margin:14mm}
body{font:13px/1.45 system-ui,sans-serif;color:#1a1a1a;max-width:760px;margin:24px auto;padding:0 16px}
h1{font-size:24px;margin:8px 0 0}h2{font-size:17px;margin:28px 0 8px;border-bottom:2px solid ${color.brandUi};padding-bottom:4px;break-after:avoid}h3{font-size:13px;margin:16px 0 4px;break-after:avoid}
p{margin:2px 0}header{border-bottom:1px solid #ccc;padding-bottom:12px}
.brand{display:flex;align-items:center;gap:8px;font-weight:600;font-size:16px}.brand svg{fill:${color.brandUi}}
.company{font-size:17px}.muted,small{color:#555}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:12px;margin:8px 0}dl div{break-inside:avoid}dt{color:#555}dd{margin:0}dd b{font-size:17px;font-variant-numeric:tabular-nums}small{display:block;font-size:11px}
figure{margin:12px 0;break-inside:avoid}figcaption{display:flex;justify-content:space-between;gap:12px;font-weight:600}figcaption span,.ends{color:#555;font-weight:400}.ends{display:flex;justify-content:space-between;font-size:11px}
svg.chart{width:100%;height:${chartSize.height}px;display:block;border-bottom:1px solid #999;print-color-adjust:exact}
table{border-collapse:collapse;width:100%;font-size:12px}caption{text-align:start;font-weight:600;padding:8px 0 4px}th,td{text-align:start;padding:3px 8px 3px 0;border-bottom:1px solid #ddd;vertical-align:top;overflow-wrap:anywhere}.n{text-align:end;font-variant-numeric:tabular-nums}tr{break-inside:avoid}thead{display:table-header-group}
</style></head><body>
<header><div class="brand"><svg width="28" height="28" viewBox="0 0 24 24" fill-rule="evenodd" aria-hidden="true"><path d="${text(pinPath(pin))}"/></svg>${text(brand)}</div>
<h1>${text(title)}</h1><p class="company">${text(company)}</p><div class="muted">${lines(remarks, 'p')}</div></header>
<main>
${sections.map((section) => sectionHtml(section, color.brandUi)).join('\n')}
</main></body></html>
`
}

function sectionHtml({ title, remarks, figures, charts, tables }: ReportSection, brandColor: string): string {
  const parts = [
    lines(remarks, 'p'),
    figures.length > 0 ? `<dl>${figures.map(figureHtml).join('')}</dl>` : '',
    ...charts.map((chart) => chartHtml(chart, brandColor)),
    ...tables.map(tableHtml),
  ]
  return `<section><h2>${text(title)}</h2>${parts.join('')}</section>`
}

const figureHtml = ({ label, value, note, definition }: ReportFigure) =>
  `<div><dt>${text(label)}</dt><dd><b>${text(value)}</b> ${text(note)}<small>${text(definition)}</small></dd></div>`

function chartHtml(chart: ReportChart, brandColor: string): string {
  const { title, most, ends, table } = chart
  const bars = barsOf(chart).map(
    ({ x, y, width, height, isUnknown }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${isUnknown ? '#ddd' : brandColor}"/>`,
  )
  return `<figure><figcaption>${text(title)}<span>${text(most)}</span></figcaption><svg class="chart" viewBox="0 0 ${chartSize.width} ${chartSize.height}" preserveAspectRatio="none" role="img" aria-label="${text(`${title}. ${most} ${table}`)}">${bars.join('')}</svg><div class="ends"><span>${text(ends[0])}</span><span>${text(table)}</span><span>${text(ends[1])}</span></div></figure>`
}

function tableHtml({ title, columns, rows }: ReportTable): string {
  const cellClass = (place: number) => (columns[place]?.isNumeric ? ' class="n"' : '')
  const heads = columns.map(({ label }, place) => `<th scope="col"${cellClass(place)}>${text(label)}</th>`)
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell, place) => (place === 0 ? `<th scope="row">${text(cell)}</th>` : `<td${cellClass(place)}>${text(cell)}</td>`)).join('')}</tr>`,
  )
  return `<table><caption>${text(title)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
