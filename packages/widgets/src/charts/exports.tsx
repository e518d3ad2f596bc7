import { createStore, type Store } from '@parapet/base'
import type { Unit } from '@parapet/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** A cell as the data has it: times are epoch seconds. Null is unknown. */
export type TwinCell = string | number | null

/** One column of the table twin. `kind: 'time'` cells are epoch seconds: ISO in a file, the reader's zone on screen. */
export interface TwinColumn {
  label: string
  unit?: Unit
  kind?: 'text' | 'number' | 'time'
  format?: (cell: TwinCell) => string
}

/** The same facts as the picture, as a table: shown on demand and written to csv. */
export interface Twin {
  caption: string
  columns: readonly TwinColumn[]
  rows: readonly (readonly TwinCell[])[]
}

export interface PictureLegend {
  label: string
  color: string
  value?: string
}

/** The picture of a kind for a file: a self-contained svg with literal colours and fonts, sizes in px. */
export interface Picture {
  svg: string
  width: number
  height: number
  legend?: readonly PictureLegend[]
  /** Remarks below the legend. */
  notes?: readonly string[]
  ink: string
  muted: string
  paper: string
  font: string
}

/** What a widget can export: its table (also as csv) and, if any, its picture. */
export interface Exportable {
  twin: () => Twin
  twinOf?(props: object): Twin
  picture?: () => Promise<Picture>
  onEvents?: () => void
}

/** The texts printed into a picture, and its file name. */
export interface ExportAbout {
  title: string
  subtitle?: string
  range?: string
  zone?: string
  filters?: readonly string[]
  company?: string
  who?: string
  figure?: readonly [value: string, what: string]
  fileName?: string
}

/** Passes the export of a kind to the frame around it. */
export type ExportHost = Store<Exportable | null>

const ExportContext = createContext<ExportHost | null>(null)

/** Provides the export host to a kind: `const host = useExportHost()` … `<ExportProvider host={host}>`. */
export function ExportProvider({ host, children }: { host: ExportHost; children: ReactNode }) {
  return <ExportContext value={host}>{children}</ExportContext>
}

/** A host that lives as long as the component. */
export function useExportHost(): ExportHost {
  return useMemo(() => createStore<Exportable | null>(null), [])
}

const never = () => () => {}
const noExports = () => null

/** Returns the export of the kind; null until rendered, without export, or while not needed. */
export function useExported(host: ExportHost, isWanted = true): Exportable | null {
  const get = isWanted ? host.get : noExports
  return useSyncExternalStore(isWanted ? host.subscribe : never, get, get)
}

/** Registers a kind's exports with the frame around it. The functions are called on demand and always see the latest props. */
export function useExports(exportable: Exportable): void {
  const host = use(ExportContext)
  const latest = useRef(exportable)
  const hasPicture = exportable.picture !== undefined
  const hasEvents = exportable.onEvents !== undefined
  const hasLonger = exportable.twinOf !== undefined
  useEffect(() => {
    latest.current = exportable
  })
  useEffect(() => {
    if (!host) return
    const offered: Exportable = { twin: () => latest.current.twin() }
    if (hasLonger) offered.twinOf = (props) => latest.current.twinOf?.(props) ?? latest.current.twin()
    if (hasPicture) offered.picture = () => pictureOf(latest.current)
    if (hasEvents) offered.onEvents = () => latest.current.onEvents?.()
    host.set(offered)
    return () => host.set(null)
  }, [host, hasPicture, hasEvents, hasLonger])
}

function pictureOf({ picture }: Exportable): Promise<Picture> {
  return picture ? picture() : Promise.reject(new Error('this kind has no picture'))
}

/** A widget on screen as evidence: its texts and figures. */
export interface EvidenceSource {
  readonly code: string
  readonly about: ExportAbout
  readonly state: string
  readonly exportable: Exportable | null
  readonly longer?: (() => Promise<object>) | undefined
}

const sources = new Map<string, () => EvidenceSource>()

/** Makes a widget known as a source of evidence while it is on screen. Returns the function that ends that. */
export function registerEvidence(code: string, read: () => EvidenceSource): () => void {
  sources.set(code, read)
  return () => {
    if (sources.get(code) === read) sources.delete(code)
  }
}

/** The sources on screen in their order on the page; only one of them with a code. */
export function evidenceSources(code?: string): EvidenceSource[] {
  const order = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget)
  return order.flatMap((name) => {
    const read = name !== undefined && (code === undefined || code === name) ? sources.get(name) : undefined
    return read ? [read()] : []
  })
}

/** Saves the widget as a file, also offline; rejects when the browser cannot draw. */
export async function download(
  exportable: Exportable,
  about: ExportAbout,
  format: 'png' | 'svg' | 'csv',
  longer?: () => Promise<object>,
): Promise<void> {
  const { twinOf } = exportable
  const [files, props] = await Promise.all([import('./files.ts'), twinOf && longer?.()])
  await files.save(twinOf && props ? { ...exportable, twin: () => twinOf(props) } : exportable, about, format)
}
