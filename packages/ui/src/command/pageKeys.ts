/**
 * Whether a key event may trigger a page shortcut: not while typing, in a menu, list or dialog, with Ctrl, Alt or
 * Meta, nor when the user has turned off single-key shortcuts (WCAG 2.1.4; `data-keys="false"` on the root element).
 */
export function isPageKey(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    !event.repeat &&
    document.documentElement.dataset.keys !== 'false' &&
    !isTaken(event.target)
  )
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=dialog]') !== null)
  )
}
