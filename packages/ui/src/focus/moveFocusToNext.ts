const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

export const isKeyboardFocus = (): boolean => document.activeElement?.matches(':focus-visible') === true

/** A ref: moves keyboard focus to the next focusable element when the element is removed. */
export const moveFocusOnRemoval = (element: Element | null) => () => moveFocusToNext(element)

/** Moves the focus out of an element that will be removed, to the next focusable element; by default only keyboard focus. */
export function moveFocusToNext(removed: Element | null, isWanted = isKeyboardFocus()): void {
  if (!removed?.contains(document.activeElement) || !isWanted) return
  for (const next of document.querySelectorAll<HTMLElement>(focusable)) {
    // What it contains follows it too, with another bit.
    const isAfter = removed.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING
    if (!isAfter || next.tabIndex < 0) continue
    next.focus()
    if (document.activeElement === next) return
  }
}
