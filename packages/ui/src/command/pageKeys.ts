/**
 * Whether a key event may trigger a page shortcut. False in text fields, menus, lists and dialogs, with Ctrl, Alt or
 * Meta, and if the user has turned off single-key shortcuts (WCAG 2.1.4; `data-keys="false"` on the root element).
 */
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
