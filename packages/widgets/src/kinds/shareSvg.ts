import type { ThemeTokens } from '@parapet/ui'
import { xmlText } from '../charts/xml.ts'
import { arcs, round } from './arcs.ts'

/** One part in an exported picture: all texts and colours are literal. */
export interface SharedLine {
  label: string
  color: string
  share: number
  text: string
  percent: string
}

interface Drawing {
  svg: string
  width: number
  height: number
}

/** The px that the figures of a bar take, and those of one letter of its label. */
const FIGURES = 190
const LETTER = 7.5

/** Ranked bars as svg text. */
export function barsSvg(lines: readonly SharedLine[], tokens: ThemeTokens, width = 720): Drawing {
  const most = Math.floor((width - FIGURES) / LETTER)
  const rowHeight = 30
  const height = lines.length * rowHeight
  const longest = Math.max(...lines.map((line) => line.share), 0) || 1
  const rows = lines.map(({ label, color, share, ...figures }, index) => {
    const y = index * rowHeight
    return (
      `<rect x="0" y="${y + 2}" width="${round((share / longest) * width)}" height="${rowHeight - 4}" rx="6" fill="${color}" fill-opacity="0.18"/>` +
      `<rect x="0" y="${y + 2}" width="3" height="${rowHeight - 4}" fill="${color}"/>` +
      `<text x="12" y="${y + 19}" font-size="13" fill="${tokens.color.text}">${xmlText(label, most)}</text>` +
      figuresSvg(figures, width, y + 19, tokens)
    )
  })
  return { svg: svgOf(width, height, rows.join('')), width, height }
}

/** A donut with its list as svg text. */
export function donutSvg(lines: readonly SharedLine[], tokens: ThemeTokens, total: string): Drawing {
  const width = 720
  const height = 176
  const rings = arcs(lines.map((line) => line.share)).map((arc, index) =>
    arc ? `<path d="${arc}" fill="none" stroke="${lines[index]?.color}" stroke-width="20"/>` : '',
  )
  const rows = lines.map(({ label, color, ...figures }, index) => {
    const y = 44 + index * 26
    return (
      `<rect x="208" y="${y - 10}" width="10" height="10" rx="3" fill="${color}"/>` +
      `<text x="226" y="${y}" font-size="13" fill="${tokens.color.text}">${xmlText(label, 44)}</text>` +
      figuresSvg(figures, width, y, tokens)
    )
  })
  const middleText = `<text x="80" y="87" text-anchor="middle" font-size="20" font-weight="600" fill="${tokens.color.text}">${xmlText(total, 14)}</text>`
  return { svg: svgOf(width, height, rings.join('') + middleText + rows.join('')), width, height }
}

// In two columns: svg collapses spaces.
const figuresSvg = (
  { text, percent }: Pick<SharedLine, 'text' | 'percent'>,
  width: number,
  y: number,
  { color }: ThemeTokens,
) =>
  [
    [text, width - 68, color.text],
    [percent, width - 8, color.muted],
  ]
    .map(
      ([figure, x, ink]) =>
        `<text x="${x}" y="${y}" font-size="13" text-anchor="end" fill="${ink}">${xmlText(String(figure), 40)}</text>`,
    )
    .join('')

const svgOf = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
