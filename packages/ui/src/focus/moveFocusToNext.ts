const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

export const isKeyboardFocus = (): boolean => document.activeElement?.matches(':focus-visible') === true

/** A ref: moves keyboard focus to the next focusable element when the element is removed. */
export const moveFocusOnRemoval = (element: Element | null) => () => moveFocusToNext(element)

/** The same also after a click: for the opener of a dialog, which got its focus back when the dialog closed. */
export const moveAnyFocusOnRemoval = (element: Element | null) => () => moveFocusToNext(element, true)

/** Moves keyboard focus, or `any`, out of an element that will be removed, to the next focusable element after it. */
export function moveFocusToNext(removed: Element | null, any = false): void {
  if (!removed?.contains(document.activeElement) || !(any || isKeyboardFocus())) return
  for (const next of document.querySelectorAll<HTMLElement>(focusable)) {
    const isAfter =
      (removed.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !removed.contains(next)
    if (!isAfter || next.tabIndex < 0) continue
    next.focus()
    if (document.activeElement === next) return
  }
}
