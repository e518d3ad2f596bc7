import { useSyncExternalStore } from 'react'
import * as styles from './Icon.css.ts'
import { icons } from './icons.ts'
import type { moreIcons } from './moreIcons.ts'

export type IconName = keyof typeof icons | keyof typeof moreIcons

let more: typeof moreIcons | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/** Fetches the icons of everything behind the sign-in; route loaders call it beside the code. The same promise each time. */
export function loadIcons(): Promise<void> {
  loading ??= import('./moreIcons.ts').then(
    (module) => {
      more = module.moreIcons
      for (const tell of waiting) tell()
    },
    (problem: unknown) => {
      loading = undefined
      throw problem
    },
  )
  return loading
}

const isFirst = (name: IconName): name is keyof typeof icons => Object.hasOwn(icons, name)

function drawingOf(name: IconName): string | undefined {
  if (isFirst(name)) return icons[name]
  // Without its icons the page still works, and the next icon asks again.
  if (!more) loadIcons().catch(() => {})
  return more?.[name]
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
    <span className={styles.icon[size]} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {drawing && <Path d={drawing} size={size} />}
    </span>
  )
}

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
