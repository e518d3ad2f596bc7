import { useSyncExternalStore } from 'react'
import * as styles from './Icon.css.ts'
import { icons } from './icons.ts'
import type { moreIcons } from './moreIcons.ts'
import type { rareIcons } from './rareIcons.ts'

export type IconName = keyof typeof icons | keyof typeof moreIcons | keyof typeof rareIcons

type Drawings = Partial<Record<IconName, string>>

let drawings: Drawings = icons
const waiting = new Set<() => void>()

/** Adds drawings once they are fetched. The same promise each time; a failed fetch may be tried again. */
function added(fetchThem: () => Promise<Drawings>): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= fetchThem().then(
      (more) => {
        drawings = { ...drawings, ...more }
        for (const tell of waiting) tell()
      },
      (problem: unknown) => {
        loading = undefined
        throw problem
      },
    )
    return loading
  }
}

/** Fetches the icons of the frame and of boards; the app calls it beside its code. */
export const loadIcons = added(async () => (await import('./moreIcons.ts')).moreIcons)
const loadRareIcons = added(async () => (await import('./rareIcons.ts')).rareIcons)

/** Every icon there is: for stories, which must be still. */
export const loadAllIcons = async (): Promise<void> => void (await Promise.all([loadIcons(), loadRareIcons()]))

function drawingOf(name: IconName): string | undefined {
  const drawing = drawings[name]
  // Without its drawing the page still works, and the next icon asks again.
  if (!drawing)
    loadIcons()
      .then(() => (drawings[name] ? undefined : loadRareIcons()))
      .catch(() => {})
  return drawing
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/**
 * A drawing of 16 or 20 px, all with lines of 1.5 px. It is decoration beside a word; where it stands alone it needs a
 * `label`. Its room is kept while the drawing loads.
 */
export function Icon({ name, size = 16, label }: { name: IconName; size?: 16 | 20; label?: string }) {
  const drawing = useSyncExternalStore(
    subscribe,
    () => drawingOf(name),
    () => drawingOf(name),
  )
  return (
    <span
      className={directed.test(name) ? styles.directed[size] : styles.icon[size]}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawing && <Path d={drawing} size={size} />}
    </span>
  )
}

/** What points along the line of reading, or away from it: mirrored where one reads from right to left. */
const directed = /^(arrow|chevron)(Left|Right)$|^(external|list|logout|rail|redo|send|undo)/

/** Lines of 1.5 px at either size. */
const lineOf = (size: number) => (1.5 * 24) / size

function Path({ d, size }: { d: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineOf(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
