/** The selected rows by id; `all` means every matching row except those named, as at the server. */
export type Selection = { all: false; ids: ReadonlySet<string> } | { all: true; except: ReadonlySet<string> }

/** No row. */
export const nothingSelected: Selection = { all: false, ids: new Set() }

/** These rows and no others. */
export const select = (ids: Iterable<string>): Selection => ({ all: false, ids: new Set(ids) })

/** Every row of the question. */
export const selectAll: Selection = { all: true, except: new Set() }

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id)

/** The number of selected rows of `total` matching ones. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size

/** Adds or removes rows. */
export function withRows(selection: Selection, ids: Iterable<string>, isOn: boolean): Selection {
  const named = new Set(selection.all ? selection.except : selection.ids)
  for (const id of ids) {
    if (isOn === selection.all) named.delete(id)
    else named.add(id)
  }
  return selection.all ? { all: true, except: named } : { all: false, ids: named }
}
