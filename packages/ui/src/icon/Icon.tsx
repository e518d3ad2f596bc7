import { createStore } from '@parapet/base'
import { useState, useSyncExternalStore } from 'react'
import * as styles from './Icon.css.ts'
import { icons } from './icons.ts'
import type { screenIcons } from './screenIcons.ts'
import type { shellIcons } from './shellIcons.ts'

export type IconName = keyof typeof icons | keyof typeof shellIcons | keyof typeof screenIcons

type Drawings = Partial<Record<IconName, string>>

const drawings = createStore<Drawings>(icons)

function createLoader(fetchIcons: () => Promise<Drawings>): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= fetchIcons().then(
      (more) => {
        drawings.set({ ...drawings.get(), ...more })
      },
      (problem: unknown) => {
        loading = undefined
        throw problem
      },
    )
    return loading
  }
}

/** Loads the icons of the shell and the boards; the app calls it while its code loads. */
export const loadIcons = createLoader(async () => (await import('./shellIcons.ts')).shellIcons)
const loadScreenIcons = createLoader(async () => (await import('./screenIcons.ts')).screenIcons)

export const loadAllIcons = async (): Promise<void> => void (await Promise.all([loadIcons(), loadScreenIcons()]))

function drawingOf(name: IconName): string | undefined {
  const drawing = drawings.get()[name]
  if (!drawing)
    loadIcons()
      .then(() => (drawings.get()[name] ? undefined : loadScreenIcons()))
      .catch(() => {})
  return drawing
}

interface IconProps {
  name: IconName
  size?: 16 | 20
  label?: string
}

/** An icon of 16 or 20 px, decorative unless it has a `label`. Its space is reserved while it loads. */
export function Icon(props: IconProps) {
  const isMissing = !drawings.get()[props.name]
  // Never reset: browsers fire no `click` if the element under the pointer is replaced between press and release.
  const [wasMissing, setWasMissing] = useState(isMissing)
  if (isMissing && !wasMissing) setWasMissing(true)
  return wasMissing ? <LazyIcon {...props} /> : renderIcon(props, drawings.get()[props.name])
}

function LazyIcon(props: IconProps) {
  const find = () => drawingOf(props.name)
  return renderIcon(props, useSyncExternalStore(drawings.subscribe, find, find))
}

function renderIcon({ name, size = 16, label }: IconProps, drawing: string | undefined) {
  return (
    <svg
      className={mirrored.test(name) ? styles.directed[size] : styles.icon[size]}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing && <path d={drawing} />}
    </svg>
  )
}

const mirrored = /^(arrow|chevron)(Left|Right)$|^(external|list|logout|rail|redo|send|undo)/
