import type { CallApiOptions } from '@parapet/api'

/** A document of the provider, loaded when it is shown or saved. */
export interface ViewedDocument {
  readonly kind: 'document'
  readonly name: string
  readonly fileName: string
  load(options: CallApiOptions): Promise<Blob>
}

/** A page of the provider, by its address. */
export interface ViewedPage {
  readonly kind: 'page'
  readonly name: string
  readonly address: string
}

export type Viewed = ViewedDocument | ViewedPage

const MOST = 20
const entries = new Map<string, { readonly owner: string; readonly viewed: Viewed }>()
let count = 0

/** Stores what the viewer is to show, in memory only, and returns its id for the history state. */
export function storeViewed(owner: string, viewed: Viewed): string {
  count += 1
  // Ids of the time before a reload remain in the history, and must not find anything of today.
  const id = `${performance.timeOrigin}-${count}`
  entries.set(id, { owner, viewed })
  const [oldest] = entries.keys()
  if (entries.size > MOST && oldest !== undefined) entries.delete(oldest)
  return id
}

/** Finds what was stored under an id by the same user for the same company. */
export function findViewed(owner: string, id: string): Viewed | undefined {
  const entry = entries.get(id)
  return entry?.owner === owner ? entry.viewed : undefined
}
