/** Focuses a field by its name; false if the form has no such field. */
export function focusField(form: ParentNode, name: string): boolean {
  for (const control of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (control.dataset.field !== name) continue
    focusControl(control)
    return true
  }
  return false
}

/** Focuses the first invalid field; false if there is none. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!control) return false
  focusControl(control)
  return true
}

function focusControl(control: HTMLElement): void {
  const target = control.matches('[role="radiogroup"]')
    ? (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input') ?? control)
    : control
  target.focus()
  // Missing in happy-dom; never smooth, so that the user does not wait.
  target.scrollIntoView?.({ block: 'nearest' })
}
