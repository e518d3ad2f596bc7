const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Whether the user currently works by keyboard (focus is visible). */
export const isByKeys = (): boolean => document.activeElement?.matches(':focus-visible') === true

/**
 * Moves the focus from an element that is about to disappear to the next focusable one. Only for keyboard users;
 * hidden and disabled elements are skipped.
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
