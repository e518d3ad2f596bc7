import { type ReactNode, useState } from 'react'
import { Notice } from './Notice.tsx'
import type { Tone } from './tones.ts'

/** The storage of dismissed notices: the browser's, or the user's preferences. */
export interface Memory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

// A browser may refuse even to name its storage.
const browserMemory: Memory = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
}

const keyOf = (id: string) => `parapet.dismissed.${id}`

// Storage may be blocked or full: then the notice returns with the next page.
function recall(memory: Memory, id: string): boolean {
  try {
    return memory.getItem(keyOf(id)) !== null
  } catch {
    return false
  }
}
function keep(memory: Memory, id: string): void {
  try {
    memory.setItem(keyOf(id), '1')
  } catch {
    // Storage is full or blocked: the notice returns with the next page.
  }
}

/** A notice that stays away once it was dismissed. Another text is another `id`. */
export function RememberedNotice({
  id,
  memory = browserMemory,
  ...notice
}: {
  id: string
  memory?: Memory
  tone: Tone
  title?: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  if (dismissed.has(id) || recall(memory, id)) return null
  return (
    <Notice
      {...notice}
      onDismiss={() => {
        keep(memory, id)
        setDismissed(new Set(dismissed).add(id))
      }}
    />
  )
}
