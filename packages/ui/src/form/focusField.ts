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

/** An error of a field that is on the page and shows it, with the label of the field. */
export interface PlacedError {
  readonly name: string
  readonly label: string | undefined
  readonly text: string
}

type Errors = Readonly<Record<string, string | undefined>>

/** Splits errors into those that a field of the form shows, in the order of the fields, and the paths of the others. */
export function placeErrors(form: ParentNode, errors: Errors): { placed: PlacedError[]; unplaced: string[] } {
  const paths = new Set(Object.keys(errors).filter((path) => errors[path]))
  const placed: PlacedError[] = []
  for (const control of form.querySelectorAll<HTMLElement>('[data-field][aria-invalid="true"]')) {
    const { field = '' } = control.dataset
    const sentence = document.getElementById(`${control.id}error`)?.textContent ?? ''
    // A field of several values shows the errors of each.
    const shown = [...paths].filter(
      (path) => (path === field || path.startsWith(`${field}.`)) && sentence.includes(errors[path] ?? ''),
    )
    for (const path of shown) paths.delete(path)
    if (shown.length > 0) placed.push({ name: field, label: labelOf(control), text: sentence })
  }
  return { placed, unplaced: [...paths] }
}

/** The label of a control without the star of a required one. */
function labelOf({ id }: HTMLElement): string | undefined {
  const label = document.getElementById(`${id}label`) ?? document.querySelector(`label[for="${id}"]`)
  return label?.firstChild?.textContent?.trim()
}

function focusControl(control: HTMLElement): void {
  const target = control.matches('[role="radiogroup"]')
    ? (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input') ?? control)
    : control
  target.focus()
  // Missing in happy-dom; never smooth, so that the user does not wait.
  target.scrollIntoView?.({ block: 'nearest' })
}
