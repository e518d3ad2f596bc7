import { type KeptIn, type KeptList, keptList } from '../preferences/keptList.ts'

/** The companies a user was in, by their ids. */
export type Recents = KeptList<number>

/** Reads and writes the recent companies of a user. */
export function createRecents(userId: number, storage: KeptIn): Recents {
  const is = (read: unknown): read is number => Number.isInteger(read)
  return keptList({ key: `parapet.recent.${userId}`, most: 5, is, storage })
}
