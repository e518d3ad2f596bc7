import { sha256Hex } from '@parapet/base'
import type { EvidenceSource } from '@parapet/widgets'
import { strToU8, type Zippable, zipSync } from 'fflate'

/** What the evidence is of: printed into the manifest, in one language and as data. */
export interface EvidenceContext {
  readonly link: string
  readonly page: string
  readonly company: { readonly id: number; readonly name: string }
  /** Epoch seconds. */
  readonly span: { readonly from: number; readonly to: number }
  readonly zone: string
  /** Empty: all of the company. */
  readonly sites: readonly string[]
  readonly filters: readonly string[]
  readonly brand: string
  readonly version: string
  readonly savedBy: string
  /** Epoch seconds. */
  readonly savedAt: number
}

/** One directory of a bundle: a widget or an explanation. */
export interface EvidencePart {
  readonly code: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly files: readonly { readonly name: string; readonly data: Uint8Array<ArrayBuffer> }[]
}

/** Why a widget on the board is not in the bundle. */
export type LeftOut = Pick<EvidenceSource, 'code' | 'state'> & { readonly title: string }

const iso = (epochSeconds: number) => new Date(epochSeconds * 1000).toISOString()
const isPacked = (name: string) => name.endsWith('.png')

function directoryOf(index: number, title: string): string {
  const plain = title.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `${String(index + 1).padStart(2, '0')}-${plain.replace(/^-|-$/g, '').slice(0, 40) || 'widget'}`
}

/** Packs evidence into a zip with a manifest of hashes; the same input gives the same bytes. */
export async function packEvidence(
  parts: readonly EvidencePart[],
  leftOut: readonly LeftOut[],
  context: EvidenceContext,
  viewText: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { link, page, company, span, zone, sites, filters, brand, version, savedBy, savedAt } = context
  const placed = parts.map((part, index) => ({ ...part, directory: directoryOf(index, part.title) }))
  const files = [
    { path: 'view.txt', data: Uint8Array.from(strToU8(viewText)) },
    ...placed.flatMap(({ directory, files }) =>
      files.map(({ name, data }) => ({ path: `${directory}/${name}`, data })),
    ),
  ]
  const manifest = {
    format: 'evidence',
    formatVersion: 1,
    application: { brand, version },
    saved: { at: iso(savedAt), by: savedBy },
    company,
    view: { page, link, from: iso(span.from), to: iso(span.to), zone, sites, filters },
    widgets: placed.map(({ code, title, subtitle, directory, files }) => ({
      code,
      title,
      ...(subtitle ? { subtitle } : {}),
      directory,
      files: files.map(({ name }) => name),
    })),
    notIncluded: leftOut.map(({ code, title, state }) => ({ code, title, state })),
    files: await Promise.all(
      files.map(async ({ path, data }) => ({ path, bytes: data.byteLength, sha256: await sha256Hex(data) })),
    ),
  }
  const mtime = savedAt * 1000
  const zip: Zippable = {}
  for (const { path, data } of files) zip[path] = [data, { mtime, level: isPacked(path) ? 0 : 6 }]
  zip['manifest.json'] = [strToU8(`${JSON.stringify(manifest, null, 2)}\n`), { mtime, level: 6 }]
  return Uint8Array.from(zipSync(zip))
}
