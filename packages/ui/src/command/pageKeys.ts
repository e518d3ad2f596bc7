/**
 * Whether a key pressed here is the page's to take: nobody types there, no menu, list or dialog has it, it is none of the browser's (Ctrl, Alt,
 * Meta), and the user has not turned single keys off (WCAG 2.1.4), which the root element says as `data-keys="false"`.
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

// Somebody types there, or letters mean something there already.
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=dialog]') !== null)
  )
}
