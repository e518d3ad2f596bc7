const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Hands the focus on to what comes next in the page, from an element that goes away with what was pressed in it. Only for who works by keys:
 * under a pointer nothing is lost. What cannot take the focus now (hidden, switched off) is passed over.
 */
export function passFocus(going: Element | null): void {
  if (!going?.contains(document.activeElement) || !document.activeElement?.matches(':focus-visible')) return
  for (const next of document.querySelectorAll<HTMLElement>(reachable)) {
    const isAfter =
      (going.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !going.contains(next)
    if (!isAfter || next.tabIndex < 0) continue
    next.focus()
    if (document.activeElement === next) return
  }
}
