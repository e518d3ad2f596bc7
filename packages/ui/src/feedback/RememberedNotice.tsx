import { type ReactNode, useState } from 'react'
import { Notice } from './Notice.tsx'
import type { Tone } from './tones.ts'

export interface NoticeStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

// Reading the `localStorage` property itself can throw.
const browserStorage: NoticeStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
}

const storageKey = (id: string) => `parapet.dismissed.${id}`

function isDismissed(memory: NoticeStorage, id: string): boolean {
  try {
    return memory.getItem(storageKey(id)) !== null
  } catch {
    return false
  }
}
function storeDismissal(memory: NoticeStorage, id: string): void {
  try {
    memory.setItem(storageKey(id), '1')
  } catch {
    // Storage may be full or blocked; the notice is then shown again on the next page.
  }
}

/** A notice that is not shown again after it was dismissed. Use a new `id` for a new text. */
export function RememberedNotice({
  id,
  memory = browserStorage,
  ...notice
}: {
  id: string
  memory?: NoticeStorage
  tone: Tone
  title?: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  if (dismissed.has(id) || isDismissed(memory, id)) return null
  return (
    <Notice
      {...notice}
      onDismiss={() => {
        storeDismissal(memory, id)
        setDismissed(new Set(dismissed).add(id))
      }}
    />
  )
}
