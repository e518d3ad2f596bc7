import type { WidgetPreference } from '@parapet/api'
import { Button, Dialog, MultiSelect, Stack, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { useSession } from '../session/SessionContext.ts'
import { wallWords } from '../words/wall.ts'

interface CopyLayoutDialogProps {
  isOpen: boolean
  onClose: () => void
  board: string
  title: string
  layout: readonly WidgetPreference[]
}

/** Copies the layout of a board to other companies of the user. */
export function CopyLayoutDialog({ isOpen, onClose, board, title, layout }: CopyLayoutDialogProps) {
  const t = useWords(wallWords)
  const toast = useToast()
  const { company, companies } = useSession()
  const { setOwnLayouts, ownLayoutOf } = usePreferences()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copy = () => {
    const ids = chosen.map(Number)
    const before = ids.map((id) => ({ id, layout: ownLayoutOf(board, id) ?? null }))
    setOwnLayouts(board, ids, layout)
    toast.success(t('copy.done', { n: ids.length }), {
      label: t('copy.undo'),
      onAct: () => {
        for (const { id, layout } of before) setOwnLayouts(board, [id], layout)
      },
    })
    setChosen([])
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('copy.title')}
      actions={
        <>
          <Button tone="primary" onClick={copy} disabledReason={chosen.length === 0 ? t('copy.none') : undefined}>
            {t('copy.do', { n: chosen.length })}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('copy.text', { board: title })}</p>
        <MultiSelect
          label={t('copy.companies')}
          name="copy-companies"
          value={chosen}
          onChange={setChosen}
          options={companies
            .filter(({ id }) => id !== company?.id)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Stack>
    </Dialog>
  )
}
