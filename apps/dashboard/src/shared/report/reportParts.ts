import { createStore } from '@parapet/base'

/** A part of a report as the user sees it before it is sent: some lines of text, or a file. */
export type ReportPart = {
  readonly id: string
  readonly label: string
} & ({ readonly text: string } | { readonly file: HeldFile })

/** A file of a report: what it is travels in the history entry, its content stays in memory. */
export interface HeldFile {
  readonly key: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const MOST_HELD = 12
const held = createStore<readonly (readonly [key: string, file: File])[]>([])

/** Keeps a file for a form that opens next. The oldest ones are dropped, and all by a reload. */
export function holdFile(file: File): HeldFile {
  const key = crypto.randomUUID()
  held.set([...held.get(), [key, file] as const].slice(-MOST_HELD))
  return { key, name: file.name, type: file.type, size: file.size }
}

/** Returns the content of a held file; undefined once it is gone. */
export const heldFile = ({ key }: HeldFile): File | undefined => held.get().find(([one]) => one === key)?.[1]

/** Returns the texts of a report as they are written below what the user typed; a file that is gone is not named. */
export function reportText(parts: readonly ReportPart[]): string {
  return parts
    .filter((part) => 'text' in part || heldFile(part.file) !== undefined)
    .map((part) => {
      const text = 'text' in part ? part.text : part.file.name
      return text.includes('\n') || text.startsWith('- ') ? `${part.label}:\n${text}` : `${part.label}: ${text}`
    })
    .join('\n')
}
