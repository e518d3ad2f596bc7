/** Returns whether a key event may trigger a page shortcut (WCAG 2.1.4); false in fields, menus and dialogs. */
export function isPageKey(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    !event.repeat &&
    document.documentElement.dataset.keys !== 'false' &&
    !handlesKeys(event.target)
  )
}

function handlesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=dialog]') !== null)
  )
}
