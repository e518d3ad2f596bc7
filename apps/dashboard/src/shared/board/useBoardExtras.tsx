import type { WidgetPreference } from '@parapet/api'
import type { Store } from '@parapet/base'
import { lazyModule, type MenuItem, useWords } from '@parapet/ui'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { EvidenceRequest } from './evidence/evidenceRequest.ts'
import { boardMenuWords } from './views/boardMenu.words.ts'

const dialogs = lazyModule(() => import('./wall/boardDialogs.ts'))

interface BoardExtrasInput {
  readonly board: string
  readonly title: string
  readonly layout: readonly WidgetPreference[]
  readonly evidence: Store<EvidenceRequest | null>
  /** Range, sites and filters of a copy of the board; without it the board cannot be copied. */
  readonly copiedQuery?: () => string
}

/** Returns what the app adds to the menus of a board (limits, evidence, wall mode; company layouts), and its dialogs. */
export function useBoardExtras({ board, title, layout, evidence, copiedQuery }: BoardExtrasInput): {
  items: readonly MenuItem[]
  layoutItems: readonly MenuItem[]
  dialog: ReactNode
} {
  const t = useWords(boardMenuWords)
  const { company, companies } = useSession()
  const { ownLayoutOf, setOwnLayouts } = usePreferences()
  const [open, setOpen] = useState<'wall' | 'copy' | 'limits' | 'own'>()
  const close = useCallback(() => setOpen(undefined), [])
  const parts = useLazyPanel(dialogs, open !== undefined, close)
  const hasOwn = company !== null && ownLayoutOf(board, company.id) !== undefined
  const hasLimits = company !== null && board.startsWith('stats.')
  const items: MenuItem[] = [
    ...(hasLimits ? [{ label: t('limits'), icon: 'bell', onSelect: () => setOpen('limits') } as const] : []),
    ...(copiedQuery ? [{ label: t('own'), icon: 'layers', onSelect: () => setOpen('own') } as const] : []),
    { label: t('evidence'), icon: 'package', onSelect: () => evidence.set({}) },
    { label: t('wall'), icon: 'maximize', onSelect: () => setOpen('wall') },
  ]
  const layoutItems: MenuItem[] = [
    {
      label: t('copyLayout'),
      icon: 'copy',
      onSelect: () => setOpen('copy'),
      ...(companies.length < 2 ? { disabledReason: t('copyNone') } : {}),
    },
    ...(company && companies.length > 1
      ? [
          {
            label: t('ownLayout', { company: company.name }),
            checked: hasOwn,
            onSelect: () => setOwnLayouts(board, [company.id], hasOwn ? null : layout),
          },
        ]
      : []),
  ]
  return {
    items,
    layoutItems,
    dialog: (
      <Suspense fallback={null}>
        {parts && (
          <>
            {hasLimits && <parts.LimitsDialog isOpen={open === 'limits'} company={company.name} onClose={close} />}
            {copiedQuery && (
              <parts.NewBoardDialog
                isOpen={open === 'own'}
                onClose={close}
                copied={{ title, tiles: layout, query: copiedQuery() }}
              />
            )}
            <parts.WallDialog isOpen={open === 'wall'} onClose={close} />
            <parts.CopyLayoutDialog
              isOpen={open === 'copy'}
              onClose={close}
              board={board}
              title={title}
              layout={layout}
            />
          </>
        )}
      </Suspense>
    ),
  }
}
