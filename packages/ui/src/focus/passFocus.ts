const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Whether the mark of the focus is seen: who presses something now works by keys. */
export const isByKeys = (): boolean => document.activeElement?.matches(':focus-visible') === true

/**
 * Hands the focus on to what comes next in the page, from an element that goes away with what was pressed in it. Only for who works by keys:
 * under a pointer nothing is lost. What cannot take the focus now (hidden, switched off) is passed over.
 */
export function passFocus(going: Element | null): void {
  if (!going?.contains(document.activeElement) || !isByKeys()) return
  for (const next of document.querySelectorAll<HTMLElement>(reachable)) {
    const isAfter =
      (going.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !going.contains(next)
    if (!isAfter || next.tabIndex < 0) continue
    next.focus()
    if (document.activeElement === next) return
  }
}
