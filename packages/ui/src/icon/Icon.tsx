import type { LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as styles from './Icon.css.ts'
import { icons } from './icons.ts'
import type { moreIcons } from './moreIcons.ts'

export type IconName = keyof typeof icons | keyof typeof moreIcons

let more: Readonly<Record<string, LucideIcon>> | undefined
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

function drawingOf(name: IconName): LucideIcon | undefined {
  if (Object.hasOwn(icons, name)) return icons[name as keyof typeof icons]
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
  const Drawing = useSyncExternalStore(
    subscribe,
    () => drawingOf(name),
    () => drawingOf(name),
  )
  return (
    <span className={styles.icon[size]} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {Drawing && <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />}
    </span>
  )
}
