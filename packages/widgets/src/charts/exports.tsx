import type { Unit } from '@parapet/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** A cell as the data has it: times are epoch seconds. Null is unknown. */
export type TwinCell = string | number | null

/** One column of the table twin. `kind: 'time'` cells are epoch seconds: ISO in a file, the reader's zone on screen. */
export interface TwinColumn {
  label: string
  /** What the raw cells count, for the heads of files: on screen each cell is written with its unit. */
  unit?: Unit
  kind?: 'text' | 'number' | 'time'
  /** How the cell is written on screen; files always get the raw cell. */
  format?: (cell: TwinCell) => string
}

/** The same facts as the picture, as a table: shown on demand and written to csv. */
export interface Twin {
  caption: string
  columns: readonly TwinColumn[]
  rows: readonly (readonly TwinCell[])[]
}

/** One entry of the legend in an exported picture. */
export interface PictureLegend {
  label: string
  color: string
  value?: string
}

/** What a kind draws for a file: an svg without title, whose colours and fonts are literal. Sizes in px. */
export interface Picture {
  svg: string
  width: number
  height: number
  legend?: readonly PictureLegend[]
  /** Literal colours and font of the theme, for the lines that are printed around the picture. */
  ink: string
  muted: string
  paper: string
  font: string
}

/** What the frame's menu can offer for a widget: its table twin (also as csv) and, where there is one, its picture. */
export interface Exportable {
  twin: () => Twin
  picture?: () => Promise<Picture>
  /** Opens the list of what happened meanwhile, for kinds over time. */
  onEvents?: () => void
}

/** What is printed into a picture and names its file. The frame gives it. */
export interface ExportAbout {
  title: string
  subtitle?: string
  /** Range in words, in the reader's zone. */
  range?: string
  /** IANA zone. */
  zone?: string
  filters?: readonly string[]
  /** File name without ending. */
  fileName?: string
}

/** Where a kind leaves what it can export and a frame finds it. */
export interface ExportHost {
  get(): Exportable | null
  set(exportable: Exportable | null): void
  subscribe(listener: () => void): () => void
}

/** A new host; one a frame. */
export function createExportHost(): ExportHost {
  let current: Exportable | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(exportable) {
      if (exportable === current) return
      current = exportable
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const ExportContext = createContext<ExportHost | null>(null)

/** Put around a kind by its frame: `const host = useExportHost()` … `<ExportProvider host={host}>`. */
export function ExportProvider({ host, children }: { host: ExportHost; children: ReactNode }) {
  return <ExportContext value={host}>{children}</ExportContext>
}

/** A host that lives as long as the component. */
export function useExportHost(): ExportHost {
  return useMemo(createExportHost, [])
}

const never = () => () => {}
const nothing = () => null

/**
 * What the kind inside offers at the moment; null until it is drawn, when it is not a kind that can be exported, and while nobody wants to
 * know: a frame need not be drawn a second time because its picture is there.
 */
export function useExported(host: ExportHost, isWanted = true): Exportable | null {
  const get = isWanted ? host.get : nothing
  return useSyncExternalStore(isWanted ? host.subscribe : never, get, get)
}

/** Registers a kind's exports with the frame around it. The functions are called on demand and always see the latest props. */
export function useExports(exportable: Exportable): void {
  const host = use(ExportContext)
  const latest = useRef(exportable)
  const hasPicture = exportable.picture !== undefined
  const hasEvents = exportable.onEvents !== undefined
  useEffect(() => {
    latest.current = exportable
  })
  useEffect(() => {
    if (!host) return
    const offered: Exportable = { twin: () => latest.current.twin() }
    if (hasPicture) offered.picture = () => pictureOf(latest.current)
    if (hasEvents) offered.onEvents = () => latest.current.onEvents?.()
    host.set(offered)
    return () => host.set(null)
  }, [host, hasPicture, hasEvents])
}

function pictureOf({ picture }: Exportable): Promise<Picture> {
  return picture ? picture() : Promise.reject(new Error('this kind has no picture'))
}

/** Saves the widget as a file. Works offline: a board fetches the code when it looks ahead. Rejects when the browser cannot draw. */
export async function download(
  exportable: Exportable,
  about: ExportAbout,
  format: 'png' | 'svg' | 'csv',
): Promise<void> {
  const files = await import('./files.ts')
  await files.save(exportable, about, format)
}
