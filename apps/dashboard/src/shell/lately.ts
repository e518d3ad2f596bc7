import { type KeptIn, type KeptList, keptList } from '../preferences/keptList.ts'

type Lately = KeptList<string>

/** Reads and writes what a user chose last in the list of everything. */
export function createLately(userId: number, storage: KeptIn): Lately {
  const is = (read: unknown): read is string => typeof read === 'string'
  return keptList({ key: `parapet.lately.${userId}`, most: 6, is, storage })
}
