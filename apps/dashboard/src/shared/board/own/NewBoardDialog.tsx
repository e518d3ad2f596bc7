import { packSaved, type SavedBoard, user as userCalls, type WidgetPreference, writeSharedId } from '@parapet/api'
import { Notice, RadioCards, Select, TextField, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../../kit/words/resource.words.ts'
import { authorName } from '../../../platform/session/authorName.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import { ownBoardWords } from './ownBoard.words.ts'
import { type TemplateName, templates, tilesOf } from './templates.ts'

/** The board that a new one is a copy of. */
export interface CopiedBoard {
  readonly title: string
  readonly tiles: readonly WidgetPreference[]
  /** The range, sites and filters it opens with. */
  readonly query: string
}

interface NewBoardDialogProps {
  isOpen: boolean
  onClose: () => void
  copied?: CopiedBoard | undefined
}

/** Makes a board of one's own: from nothing, a template or a copy. Opens it once it is stored. */
export function NewBoardDialog({ isOpen, onClose, copied }: NewBoardDialogProps) {
  const t = useWords(ownBoardWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t(copied ? 'copy.title' : 'new.title')}>
      <NewBoardForm copied={copied} onClose={onClose} />
    </FormDialog>
  )
}

type Start = TemplateName | 'empty'

interface NewBoard {
  name: string
  start: Start
  whose: 'mine' | 'company'
}

const starts: readonly Start[] = ['operations', 'security', 'consumption', 'empty']

function NewBoardForm({ copied, onClose }: Omit<NewBoardDialogProps, 'isOpen'>) {
  const t = useWords(ownBoardWords)
  const ui = useWords(resourceWords)
  const to = useTo()
  const navigate = useNavigate()
  const session = useSession()
  const { user, company, acting } = session
  const [initial] = useState(
    (): NewBoard => ({
      name: copied ? t('copy.name', { title: copied.title }) : '',
      start: 'operations',
      whose: 'mine',
    }),
  )
  const form = useSavedForm<NewBoard, string | typeof notSaved>({
    initial,
    check: ({ name }) => ({ name: name.trim() === '' ? t('error.name') : undefined }),
    asSent: (values) => ({ ...values, name: values.name.trim() }),
    save: async ({ name, start, whose }, send) => {
      if (!user || !company) return notSaved
      const owner = whose === 'company' ? company.id : user.id
      const saved: SavedBoard = {
        kind: 'board',
        name,
        author: authorName(session),
        company: company.id,
        expiresAt: null,
        query: copied?.query ?? 'range=1h',
        tiles: copied ? copied.tiles.filter(({ show }) => show) : start === 'empty' ? [] : tilesOf(templates[start]),
      }
      const body = { user: user.id, ...packSaved(saved, '') }
      const { id } = await send(userCalls.addSharedUrl, { user: owner, body })
      return writeSharedId({ user: owner, id })
    },
    onSaved: (sId) => {
      onClose()
      navigate(to('ownBoard', { sId }))
    },
    saved: ({ name }) => t('new.done', { name }),
    failed: ui('failed'),
    call: userCalls.addSharedUrl,
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('new.title')} submitLabel={t('new.do')} onCancel={onClose}>
      {acting && <Notice tone="info">{t('new.acting', { name: acting.asName })}</Notice>}
      <TextField label={t('name')} required maxLength={100} {...form.field('name')} />
      {!copied && (
        <Select
          label={t('start')}
          help={t(`start.${form.values.start}.help`)}
          options={starts.map((value) => ({ value, label: t(`start.${value}`) }))}
          {...form.field('start')}
        />
      )}
      <RadioCards
        label={t('whose')}
        {...form.field('whose')}
        options={[
          { value: 'mine', label: t('whose.mine'), help: t('whose.mineHelp') },
          {
            value: 'company',
            label: t('whose.company', { company: company?.name ?? '' }),
            help: t('whose.companyHelp'),
          },
        ]}
      />
    </SavedForm>
  )
}
