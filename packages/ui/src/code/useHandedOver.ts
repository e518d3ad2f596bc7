import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/** What is needed of an editor. */
export interface TypedEditor {
  getValue(): string
  onDidChangeModelContent(listener: () => void): { dispose(): void }
}

/** The text and who receives it, as they are at the moment. */
export interface Receiver {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Longer than between two letters of most who type. */
const HAND_OVER_MS = 200

/** Keys that may do something with the text, unlike letters and arrows. */
const acts = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape' || /^F\d+$/.test(key)

/**
 * Hands the text of an editor over once nobody has typed for a moment, and before anything else is pressed: a letter
 * must not wait until the page is rendered.
 */
export function useHandedOver(editor: TypedEditor | undefined, receiver: RefObject<Receiver>): void {
  useEffect(() => {
    if (!editor) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const handOver = (render: (give: () => void) => void) => {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      const text = editor.getValue()
      if (text !== receiver.current.value) render(() => receiver.current.onChange(text))
    }
    const later = (give: () => void) => give()
    // Rendered at once: a letter typed meanwhile would be taken back by the older text.
    const atOnce = () => handOver(flushSync)
    const typing = editor.onDidChangeModelContent(() => {
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(atOnce, HAND_OVER_MS)
    })
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', atOnce, options)
    window.addEventListener('pagehide', atOnce, options)
    window.addEventListener('keydown', (event) => acts(event) && atOnce(), options)
    // An element that React removes loses the focus while React renders.
    window.addEventListener('focusout', () => handOver(later), options)
    return () => {
      listening.abort()
      typing.dispose()
      handOver(later)
    }
  }, [editor, receiver])
}
