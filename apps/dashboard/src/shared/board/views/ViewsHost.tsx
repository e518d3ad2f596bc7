import { filtersOf, type SavedBoard, type SavedView } from '@parapet/api'
import { type MenuItem, useToast, useWords } from '@parapet/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { type SavedItem, useSaved } from './useSaved.ts'
import type { ViewSource, ViewsDialog } from './viewSource.ts'
import { viewsWords } from './views.words.ts'

const MOST = 6

interface ViewsHostProps {
  source: ViewSource
  isOpen: boolean
  onItems: (items: readonly MenuItem[]) => void
}

/** Fills the menu of the star, and has its dialogs. */
export function ViewsHost({ source, isOpen, onItems }: ViewsHostProps) {
  const t = useWords(viewsWords)
  const to = useTo()
  const toast = useToast()
  const { user, company } = useSession()
  const [dialog, setDialog] = useState<ViewsDialog>()
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const { items, isLoading, hasFailed } = useSaved(wasOpened, user?.id ?? 0, company?.id ?? 0)
  const { applyFilters } = source
  const menu = useMemo((): MenuItem[] => {
    const views = items.filter((item): item is SavedItem<SavedView | SavedBoard> =>
      ['view', 'board'].includes(item.saved.kind),
    )
    const linkOf = ({ saved, id }: SavedItem<SavedView | SavedBoard>, group: string): MenuItem => ({
      label: saved.name,
      group,
      href:
        saved.kind === 'board'
          ? to('ownBoard', { sId: id })
          : to(saved.page, undefined, new URLSearchParams(saved.query)),
      why: t('menu.why'),
    })
    const sets = items.flatMap(({ saved }): MenuItem[] =>
      saved.kind === 'filters' && applyFilters
        ? [
            {
              label: saved.name,
              group: t('menu.filters'),
              onSelect: () => {
                applyFilters(filtersOf(new URLSearchParams(saved.query)))
                toast.info(t('filters.applied', { name: saved.name }))
              },
            },
          ]
        : [],
    )
    return [
      { label: t('menu.save'), icon: 'save', onSelect: () => setDialog('save') },
      { label: t('menu.note'), icon: 'flag', onSelect: () => setDialog('note') },
      ...views
        .filter(({ isMine }) => isMine)
        .slice(0, MOST)
        .map((item) => linkOf(item, t('menu.mine'))),
      ...views
        .filter(({ isMine }) => !isMine)
        .slice(0, MOST)
        .map((item) => linkOf(item, t('menu.company'))),
      ...sets.slice(0, MOST),
      ...(isLoading || hasFailed
        ? [{ label: t('title'), icon: 'star', disabledReason: t(isLoading ? 'menu.loading' : 'menu.failed') } as const]
        : []),
      { label: t('menu.all'), icon: 'list', href: to('views') },
    ]
  }, [items, isLoading, hasFailed, applyFilters, t, to, toast])
  useEffect(() => onItems(menu), [menu, onItems])
  const close = () => setDialog(undefined)
  return (
    <>
      <SaveViewDialog isOpen={dialog === 'save'} onClose={close} source={source} />
      <NoteDialog isOpen={dialog === 'note'} onClose={close} source={source} />
    </>
  )
}
