/** Moves the focus to a field of a form by its name. False when the form has no such field. */
export function focusField(form: ParentNode, name: string): boolean {
  for (const part of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (part.dataset.field !== name) continue
    focusPart(part)
    return true
  }
  return false
}

/** Moves the focus to the first field that is wrong. */
export function focusFirstWrong(form: ParentNode): boolean {
  const part = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!part) return false
  focusPart(part)
  return true
}

function focusPart(part: HTMLElement): void {
  const target = part.matches('[role="radiogroup"]')
    ? (part.querySelector<HTMLElement>('input:checked') ?? part.querySelector<HTMLElement>('input') ?? part)
    : part
  target.focus()
  // Missing in happy-dom; never smooth, so that the user does not wait.
  target.scrollIntoView?.({ block: 'nearest' })
}
