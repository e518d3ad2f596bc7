// The review as a page that needs no server: everything is in the document, and a strict policy admits only its own script and styles.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '../../packages/base/src/escape.ts'
import { root } from '../workspace.mjs'
import { decode, differs, type Pixels } from './baseline.ts'
import type { Reviewed } from './causes.ts'
import type { Cluster, Member, Said, Verdicts } from './clusters.ts'
import type { Area } from './facets.ts'

/** Where the file of a picture is, before and after. */
export type FileOf = (side: 'before' | 'after', name: string) => string

/** The width and height of a picture, and which sides of it there are. */
export interface Shown {
  readonly width: number
  readonly height: number
  readonly sides: readonly Side[]
}

export type Side = 'before' | 'after' | 'difference'

const endings: Readonly<Record<Side, string>> = { before: 'webp', after: 'png', difference: 'webp' }

/** The path of a side of a picture in the folder of a review. */
export const pathOf = (side: Side, name: string): string => `${side}/${name}.${endings[side]}`

const marked = [230, 0, 150] as const

/** Draws the pixels that differ in magenta on the pale picture. */
export function differenceOf(before: Pixels, after: Pixels): Pixels {
  const { width, height } = after
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isOutside = x >= before.width || y >= before.height
    const isMarked = isOutside || differs(before, y * before.width + x, after, at)
    for (let c = 0; c < 3; c += 1)
      data[at * 3 + c] = isMarked ? (marked[c] ?? 0) : Math.round(200 + (after.data[at * 3 + c] ?? 0) * 0.2)
  }
  return { width, height, data }
}

async function copyPicture(folder: string, { name, reason }: Reviewed, fileOf: FileOf): Promise<Shown> {
  const sides: Side[] = []
  for (const side of ['before', 'after'] as const) {
    if ((side === 'before' && reason.cause === 'new') || !existsSync(fileOf(side, name))) continue
    cpSync(fileOf(side, name), join(folder, pathOf(side, name)))
    sides.push(side)
  }
  const pixels = await Promise.all(sides.map((side) => decode(readFileSync(join(folder, pathOf(side, name))))))
  const [before, after] = pixels
  if (before && after) {
    const { width, height, data } = differenceOf(before, after)
    const image = sharp(data, { raw: { width, height, channels: 3 } }).webp({ lossless: true, effort: 0 })
    await image.toFile(join(folder, pathOf('difference', name)))
    sides.push('difference')
  }
  return {
    width: Math.max(0, ...pixels.map(({ width }) => width)),
    height: Math.max(0, ...pixels.map(({ height }) => height)),
    sides,
  }
}

const room = 32

function partOf(area: Area, { width, height }: Shown): string {
  const [x, y] = [Math.max(0, area.x - room), Math.max(0, area.y - room)]
  const [right, bottom] = [Math.min(width, area.x + area.width + room), Math.min(height, area.y + area.height + room)]
  return `${x} ${y} ${right - x} ${bottom - y}`
}

const captions: Readonly<Record<Side, string>> = { before: 'Before', after: 'After', difference: 'Difference' }

function figureOf(side: Side, { picture, area }: Member, shown: Shown): string {
  const { width, height } = shown
  const part = area ? ` data-area="${partOf(area, shown)}"` : ''
  return `<figure class="${side}"><figcaption>${captions[side]}</figcaption><img src="${escapeHtml(pathOf(side, picture.name))}" alt="${escapeHtml(`${picture.title}, ${side}`)}" width="${width}" height="${height}" data-whole="${width} ${height}"${part} loading="lazy"></figure>`
}

function verdictOf(kind: keyof Verdicts, key: string, what: string, said: Said | undefined): string {
  const button = (value: string, text: string): string =>
    `<button type="button" value="${value}" aria-pressed="false" aria-label="${escapeHtml(`${text} ${what}`)}">${text}</button>`
  return `<fieldset class="verdict" data-kind="${kind}" data-key="${escapeHtml(key)}">${button('accept', 'Accept')}${button('reject', 'Reject')}<label>Comment <input aria-label="${escapeHtml(`Comment on ${what}`)}" value="${escapeHtml(said?.comment ?? '')}"></label></fieldset>`
}

function articleOf(member: Member, shown: Shown, others: readonly string[], verdicts: Verdicts): string {
  const { picture } = member
  const look = [picture.theme, picture.mode, picture.width && `${picture.width} px`].filter(Boolean).join(', ')
  const differs = picture.pixels === null ? '' : ` · ${picture.pixels.toLocaleString('en')} pixels differ`
  const also = others.length > 0 ? ` · also in: ${others.join(', ')}` : ''
  const hasBoth = shown.sides.includes('difference')
  return `<article><div class="head"><h3>${escapeHtml(picture.title)}${picture.isCanary ? ' (canary)' : ''}</h3><span>${escapeHtml(look + differs + also)}</span>${verdictOf('pictures', picture.name, picture.name, verdicts.pictures[picture.name])}</div><div class="pictures${hasBoth ? ' has-both' : ''}">${shown.sides.map((side) => figureOf(side, member, shown)).join('')}</div></article>`
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of the page: nothing from elsewhere, and only the script and the styles that are in it. */
export const policyOf = (script: string, style: string): string =>
  `default-src 'none'; img-src 'self'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; connect-src 'self'; require-trusted-types-for 'script'`

/** The page with all clusters; `shown` has the size of each picture. */
export function pageOf(clusters: readonly Cluster[], shown: ReadonlyMap<string, Shown>, verdicts: Verdicts): string {
  const page = (file: string): string => readFileSync(join(root, 'scripts/pictures/page', file), 'utf8')
  const [script, style] = [page('review.js'), page('review.css')]
  const titlesOf = ({ picture }: Member, key: string): string[] =>
    clusters.flatMap((other) =>
      other.key !== key && other.members.some((member) => member.picture === picture) ? [other.title] : [],
    )
  const count = new Set(clusters.flatMap(({ members }) => members.map(({ picture }) => picture.name))).size
  const sections = clusters.map(({ key, title, about, files, members }, index) => {
    const articles = members.map((member) => {
      const size = shown.get(member.picture.name)
      return size ? articleOf(member, size, titlesOf(member, key), verdicts) : ''
    })
    const named = files.length > 0 ? `<span class="files">${escapeHtml(files.join('  '))}</span>` : ''
    return `<section id="cluster${index}"><div class="head"><h2>${escapeHtml(title)} (${members.length})</h2><span>${escapeHtml(about)}</span>${verdictOf('clusters', key, `these ${members.length}: ${title}`, verdicts.clusters[key])}${named}</div>${articles.join('\n')}</section>`
  })
  const links = clusters.map(
    ({ title, members }, index) => `<li><a href="#cluster${index}">${escapeHtml(title)}</a> (${members.length})</li>`,
  )
  // "<" as an escape: a comment must not end the script element.
  const data = JSON.stringify(verdicts).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>${style}</style>
</head>
<body data-view="side">
<header>
<h1>Changed pictures</h1>
<p>${count === 0 ? 'Every picture is as accepted.' : `${count} to review`}</p>
<div id="tools" hidden>
<fieldset id="views"><legend>Show</legend><label><input type="radio" name="view" value="side" checked> Before and after</label><label><input type="radio" name="view" value="difference"> Difference</label><label><input type="radio" name="view" value="onion"> Onion skin</label></fieldset>
<label id="over" hidden>After <input id="onion" type="range" min="0" max="100" value="50"></label>
<label><input id="part" type="checkbox" checked> Only the part that changed</label>
<span id="said" role="status"></span>
<button type="button" id="save"></button>
</div>
<p id="saved" role="status"></p>
</header>
<nav aria-label="Clusters"><ol>${links.join('')}</ol></nav>
<main>
${sections.join('\n')}
</main>
<script type="application/json" id="verdicts">${data}</script>
<script>${script}</script>
</body>
</html>
`
}

/** Copies the pictures of a review and draws their differences; resolves with the size of each. */
export async function copyPictures(
  folder: string,
  pictures: readonly Reviewed[],
  fileOf: FileOf,
): Promise<ReadonlyMap<string, Shown>> {
  rmSync(folder, { recursive: true, force: true })
  for (const side of Object.keys(endings)) mkdirSync(join(folder, side), { recursive: true })
  const shown = new Map<string, Shown>()
  for (const picture of pictures) shown.set(picture.name, await copyPicture(folder, picture, fileOf))
  return shown
}

/** Writes the review as a folder that opens from disk. */
export function writePage(
  folder: string,
  clusters: readonly Cluster[],
  shown: ReadonlyMap<string, Shown>,
  verdicts: Verdicts,
): void {
  writeFileSync(join(folder, 'index.html'), pageOf(clusters, shown, verdicts))
}
