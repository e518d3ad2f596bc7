import {
  isExpired,
  type PinnedView,
  packSaved,
  type SharedUrl,
  savedPages,
  unpackView,
  user,
  writeSharedId,
} from '@parapet/api'
import { Tag } from '@parapet/ui'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { type NoteDraft, noteDraft, noteProblems, noteSpan } from '../../shared/board/views/NoteFields.tsx'
import { savedAt, savedOf } from '../../shared/board/views/savedRow.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { About, Expiry } from './cells.tsx'
import { SavedFields } from './SavedFields.tsx'
import { type SavedViewTools, useSavedViewTools } from './useSavedViewTools.ts'

/** The values of the form; those of a note only for a note. */
export interface SavedDraft extends NoteDraft {
  name: string
  description: string
  /** Epoch seconds; null is never. */
  expires: number | null
}

const kindOf = (row: SharedUrl) => savedOf(row)?.kind ?? (linkOf(row) ? 'link' : 'unknown')

function linkOf(row: SharedUrl) {
  for (const page of savedPages) {
    const query = unpackView(page, row)
    if (query) return { page, query }
  }
  return undefined
}

const hasPage = (row: SharedUrl) => ['view', 'board'].includes(kindOf(row))

const pageOf = (row: SharedUrl) => (kindOf(row) === 'board' ? 'ownBoard' : 'snapshot')

const nameOf = (row: SharedUrl): string => {
  const saved = savedOf(row)
  return saved?.kind === 'mode' ? saved.name || saved.host : (saved?.name ?? row.description)
}

const aboutValue = (row: SharedUrl): string | null => {
  const saved = savedOf(row)
  if (saved?.kind === 'note')
    return [new Date(saved.from * 1000).toISOString(), saved.about?.value].filter(Boolean).join(' ')
  if (saved?.kind === 'board') return String(saved.tiles.length)
  if (saved?.kind === 'mode') return saved.host
  return saved?.kind === 'view' ? `${saved.page} ${saved.query}` : (linkOf(row)?.page ?? null)
}

/** What a user or a company has saved: views, sets of filters, notes and shortened links, in one list. */
const viewsOf = (whose: 'mine' | 'company') =>
  resource({
    code: `views.${whose}`,
    words: viewsWords,
    list: allRows(user.sharedUrls, (_query, _params, { owner }: SavedViewTools) => ({ user: owner })),
    getId: (row: SharedUrl) => String(row.id),
    getTitle: nameOf,
    filters: [
      {
        id: 'kind',
        options: (rows, t) =>
          [...new Set(rows.map(kindOf))].sort().map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        matches: (row, kind) => kindOf(row) === kind,
      },
    ],
    sort: { id: 'saved', desc: true },
    use: () => useSavedViewTools(whose),
    of: ({ owner, user: userId, zone, to, isPinned, onPin, onUnpin, mayChange }) => {
      const idOf = (row: SharedUrl) => writeSharedId({ user: owner, id: row.id })
      const pinOf = (row: SharedUrl): PinnedView | undefined => {
        const saved = savedOf(row)
        if (saved?.kind === 'board') return { id: idOf(row), name: saved.name, page: 'ownBoard', query: '' }
        return saved?.kind === 'view'
          ? { id: idOf(row), name: saved.name, page: saved.page, query: saved.query }
          : undefined
      }
      const isOver = (row: SharedUrl) => {
        const saved = savedOf(row)
        return saved !== undefined && isExpired(saved, Date.now() / 1000)
      }
      const bodyOf = (draft: SavedDraft, row: SharedUrl | null) => {
        const saved = row && savedOf(row)
        if (!saved)
          return {
            user: userId,
            preferences: row?.preferences ?? '',
            version: row?.version ?? '',
            temporal: row?.temporal ?? false,
            description: draft.description,
          }
        const name = saved.kind === 'note' ? draft.text : draft.name
        const span = saved.kind === 'note' ? noteSpan(draft, zone) : null
        return {
          user: userId,
          ...packSaved({ ...saved, ...span, name: name.trim(), expiresAt: draft.expires }, draft.description.trim()),
        }
      }
      return {
        hrefOf: (row) => {
          const saved = savedOf(row)
          const link = linkOf(row)
          if (saved?.kind === 'note')
            return to('stats', undefined, new URLSearchParams({ from: String(saved.from), to: String(saved.to) }))
          if (saved?.kind === 'filters') return to('stats', undefined, new URLSearchParams(saved.query))
          if (saved?.kind === 'board') return to('ownBoard', { sId: idOf(row) })
          if (saved?.kind === 'mode') return to('perimetrical', undefined, { tab: 'underAttack' })
          if (saved?.kind === 'view' && !isOver(row)) return to(saved.page, undefined, new URLSearchParams(saved.query))
          return link ? to(link.page, undefined, link.query) : to('snapshot', { sId: idOf(row) })
        },
        columns: (make, t) => [
          make.text('name', nameOf, { primary: true, width: 280 }),
          make.custom(
            'kind',
            (row) => t(`kind.${kindOf(row)}`),
            (row) => <Tag>{t(`kind.${kindOf(row)}`)}</Tag>,
            { primary: true },
          ),
          make.custom('about', aboutValue, (row) => <About row={row} />, { width: 260 }),
          make.text('author', (row) => savedOf(row)?.author || '—'),
          make.ago('saved', savedAt),
          make.custom(
            'expires',
            (row) => savedOf(row)?.expiresAt ?? null,
            (row) => <Expiry row={row} isOver={isOver(row)} />,
          ),
        ],
        form: {
          Fields: SavedFields,
          initial: (row): SavedDraft => {
            const saved = row ? savedOf(row) : undefined
            const span = saved?.kind === 'note' ? saved : { from: 0, to: 0 }
            return {
              ...noteDraft(saved?.kind === 'note' ? saved.name : '', span, zone),
              name: saved?.name ?? '',
              description: row?.description ?? '',
              expires: saved?.expiresAt ?? null,
            }
          },
          check: (draft, t, row) => {
            const kind = row && kindOf(row)
            return {
              ...(kind === 'note' ? noteProblems(draft, zone, t) : {}),
              ...(kind === 'view' || kind === 'filters' || kind === 'board'
                ? { name: draft.name.trim() === '' ? t('error.name') : undefined }
                : {}),
              expires: draft.expires !== null && draft.expires <= Date.now() / 1000 ? t('error.past') : undefined,
            }
          },
        },
        restore: write(user.addSharedUrl, (row: SharedUrl) => ({
          user: owner,
          body: {
            user: userId,
            preferences: row.preferences,
            version: row.version,
            temporal: row.temporal ?? false,
            description: row.description ?? '',
          },
        })),
        update: write(user.saveSharedUrl, (draft: SavedDraft, row: SharedUrl) => {
          return { user: owner, id: row.id, body: bodyOf(draft, row) }
        }),
        remove: write(user.removeSharedUrl, (row: SharedUrl) => ({ user: owner, id: row.id })),
        onSaved: (draft, row) => {
          const pin = pinOf(row)
          if (pin && isPinned(pin.id)) onPin({ ...pin, name: draft.name.trim() })
        },
        onRemoved: (row) => onUnpin(idOf(row)),
        lockedBy: (row) => (mayChange(row) ? undefined : 'locked'),
        actions: [
          {
            key: 'copyLink',
            icon: 'link',
            isOffered: (row) => hasPage(row) && !isOver(row),
            run: (row, { copy }) =>
              copy(new URL(to(pageOf(row), { sId: idOf(row) }), location.origin).href, 'copiedLink'),
          },
          {
            key: 'pin',
            icon: 'pin',
            isOffered: (row) => hasPage(row) && !isPinned(idOf(row)) && !isOver(row),
            run: (row) => {
              const pin = pinOf(row)
              if (pin) onPin(pin)
            },
          },
          {
            key: 'unpin',
            icon: 'pinOff',
            isOffered: (row) => isPinned(idOf(row)),
            run: (row) => onUnpin(idOf(row)),
          },
        ],
      }
    },
  })

export const savedViews = { mine: viewsOf('mine'), company: viewsOf('company') }
