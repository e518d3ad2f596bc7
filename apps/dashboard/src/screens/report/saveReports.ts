import { fileNameOf } from '@parapet/widgets/files'
import { strToU8, type Zippable, zipSync } from 'fflate'

interface SavedReport {
  readonly company: string
  readonly html: string
}

interface FileTexts {
  /** What the files are, in their language. */
  readonly title: string
  /** Such as `2026-05`. */
  readonly month: string
  /** Epoch seconds. */
  readonly at: number
}

/** Packs reports into a ZIP, one page for each company; companies of one name are numbered. */
export function packReports(reports: readonly SavedReport[], { title, month, at }: FileTexts): Uint8Array<ArrayBuffer> {
  const zip: Zippable = {}
  for (const { company, html } of reports) {
    const name = fileNameOf({ title, company, range: month })
    const taken = Object.keys(zip)
    const free = [name, ...taken.map((_, place) => `${name}-${place + 2}`)].find(
      (one) => !taken.includes(`${one}.html`),
    )
    zip[`${free ?? name}.html`] = [strToU8(html), { mtime: at * 1000, level: 6 }]
  }
  return Uint8Array.from(zipSync(zip))
}
