import { useState, useSyncExternalStore } from 'react'
import * as styles from './Icon.css.ts'
import { icons } from './icons.ts'
import type { moreIcons } from './moreIcons.ts'
import type { rareIcons } from './rareIcons.ts'

export type IconName = keyof typeof icons | keyof typeof moreIcons | keyof typeof rareIcons

type Drawings = Partial<Record<IconName, string>>

let drawings: Drawings = icons
const waiting = new Set<() => void>()

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

/** Loads all icons, for stories. */
export const loadAllIcons = async (): Promise<void> => void (await Promise.all([loadIcons(), loadRareIcons()]))

function drawingOf(name: IconName): string | undefined {
  const drawing = drawings[name]
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

interface IconProps {
  name: IconName
  size?: 16 | 20
  label?: string
}

/**
 * An icon of 16 or 20 px. Decorative beside a word; alone it needs a `label`. Its space is reserved while it loads.
 * A page has a hundred of them, so each is a single element.
 */
export function Icon(props: IconProps) {
  const isMissing = !drawings[props.name]
  // For good: a button whose icon became another element between press and release would not be clicked.
  const [isAwaited, setAwaited] = useState(isMissing)
  if (isMissing && !isAwaited) setAwaited(true)
  return isAwaited ? <Awaited {...props} /> : drawn(props, drawings[props.name])
}

function Awaited(props: IconProps) {
  const find = () => drawingOf(props.name)
  return drawn(props, useSyncExternalStore(subscribe, find, find))
}

function drawn({ name, size = 16, label }: IconProps, drawing: string | undefined) {
  return (
    <svg
      className={directed.test(name) ? styles.directed[size] : styles.icon[size]}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing && <path d={drawing} />}
    </svg>
  )
}

const directed = /^(arrow|chevron)(Left|Right)$|^(external|list|logout|rail|redo|send|undo)/
