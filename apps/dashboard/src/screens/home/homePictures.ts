import type { ApiContext, User } from '@parapet/api'
import { type BoardQuery, homeBoard, storedPictures, takeStoredPictures } from '@parapet/widgets'
import { KEYS } from '../../session/storage.ts'
import { withStorage } from '../../session/withStorage.ts'

// Tickets are texts of people, not figures.
const codes = homeBoard.rows.map(({ code }) => code).filter((code) => code !== 'home.tickets')

/** Stores the last figures of home in this browser, until the session ends. */
export function storeHomePictures(user: User, query: BoardQuery, api: ApiContext): void {
  const text = storedPictures(codes, query, String(user.id), api)
  if (text === null) return
  withStorage(
    () => localStorage,
    (open) => open.setItem(KEYS.pictures, text),
    undefined,
  )
}

/** Takes the figures of the last visit, so that home can show them with their age before the first answer. */
export function takeHomePictures(user: User, query: BoardQuery, api: ApiContext): void {
  const text = withStorage(
    () => localStorage,
    (open) => open.getItem(KEYS.pictures),
    null,
  )
  takeStoredPictures(text, query, String(user.id), api)
}
