import {
  callApi,
  packSaved,
  readSaved,
  type SavedBoard,
  type SharedId,
  type SharedUrl,
  type User,
  useApi,
  user as userCalls,
} from '@parapet/api'
import { useWords } from '@parapet/ui'
import { type RefObject, useMemo, useState } from 'react'
import { type SavedFormState, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ownBoardWords } from '../../shared/board/own/ownBoard.words.ts'
import type { BoardDraft } from './BoardEditor.tsx'

const MOST_WIDGETS = 40

interface BoardFormInput {
  readonly id: SharedId
  readonly sId: string
  readonly row: SharedUrl
  readonly saved: SavedBoard
  readonly user: User
  /** The query of what is on screen. */
  readonly shownQuery: RefObject<string>
  readonly onSaved: () => void
}

const draftOf = (description: string | null | undefined, { name, tiles }: SavedBoard): BoardDraft => ({
  name,
  description: description ?? '',
  tiles,
  keepsView: false,
})

/** The form of a board and what is stored of it. It asks before it overwrites what somebody else has saved meanwhile. */
export function useBoardForm({ id, sId, row, saved, user, shownQuery, onSaved }: BoardFormInput): {
  form: SavedFormState<BoardDraft>
  board: SavedBoard
} {
  const t = useWords(ownBoardWords)
  const api = useApi()
  const [board, setBoard] = useState(saved)
  const [description, setDescription] = useState(row.description)
  const initial = useMemo(() => draftOf(description, board), [description, board])
  const form = useSavedForm<BoardDraft, SavedBoard, { description: string; board: SavedBoard }>({
    initial,
    check: ({ name, tiles }) => ({
      name: name.trim() === '' ? t('error.name') : undefined,
      tiles:
        tiles.filter(({ show }) => show).length > MOST_WIDGETS ? t('error.widgets', { max: MOST_WIDGETS }) : undefined,
    }),
    asSent: (draft) => ({
      ...draft,
      name: draft.name.trim(),
      description: draft.description.trim(),
      tiles: draft.tiles.filter(({ show }) => show).map((tile, order) => ({ ...tile, order })),
    }),
    stored: {
      read: async () => {
        const now = await callApi(userCalls.sharedUrl, { ...id }, api)
        const read = readSaved(now)
        return read?.kind === 'board' ? { description: now.description ?? '', board: read } : undefined
      },
      valuesOf: (now) => draftOf(now.description, now.board),
    },
    save: async (draft, send) => {
      const { name, tiles, keepsView } = draft
      const next: SavedBoard = { ...board, name, tiles, ...(keepsView ? { query: shownQuery.current } : {}) }
      const body = { user: user.id, ...packSaved(next, draft.description) }
      await send(userCalls.saveSharedUrl, { user: id.user, id: row.id, body })
      return next
    },
    onSaved: (next, draft) => {
      setBoard(next)
      setDescription(draft.description)
      onSaved()
    },
    saved: ({ name }) => t('saved', { name }),
    failed: t('failed'),
    call: userCalls.saveSharedUrl,
    draft: { code: `board.${sId}` },
  })
  return { form, board }
}
