import { withStorage } from '../../platform/session/withStorage.ts'

/** Storage for the unsaved input of one form; it survives an idle logout, but not an explicit one. */
export interface DraftStorage<D> {
  read(): D | null
  /** The stored values that the draft was made from. */
  readBase(): D | null
  write(draft: D | null, base?: D): void
}

/** Stores the draft of a form for this tab and user; without a user, as after logout, it stores nothing. */
export function draftStorage<D extends object>(
  name: string,
  user: number | undefined,
  initial: D,
  storage: () => Storage = () => sessionStorage,
): DraftStorage<D> {
  const key = `parapet.draft.${name}`
  return {
    read: () => withStorage(storage, (open) => readDraft(open.getItem(key), user, initial, 'draft'), null),
    readBase: () => withStorage(storage, (open) => readDraft(open.getItem(key), user, initial, 'base'), null),
    write: (draft, base) => {
      if (user === undefined) return
      withStorage(
        storage,
        (open) => (draft ? open.setItem(key, JSON.stringify({ user, draft, base })) : open.removeItem(key)),
        undefined,
      )
    },
  }
}

function readDraft<D extends object>(
  text: string | null,
  user: number | undefined,
  initial: D,
  part: 'draft' | 'base',
): D | null {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (user === undefined || !isObject(stored) || stored.user !== user) return null
  const values = stored[part]
  return isObject(values) && hasShapeOf(values, initial) ? (values as D) : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function hasShapeOf(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && (model.length === 0 || value.every((item) => hasShapeOf(item, model[0])))
  if (isObject(model))
    return isObject(value) && Object.entries(model).every(([key, part]) => key in value && hasShapeOf(value[key], part))
  return model === null || value === null || typeof value === typeof model
}
