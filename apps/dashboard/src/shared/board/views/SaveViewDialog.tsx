import { filtersOf, packSaved, relSeconds, type Saved, user as userCalls, writeSharedId } from '@parapet/api'
import {
  Button,
  Checkbox,
  CopyField,
  DateField,
  Notice,
  RadioCards,
  Stack,
  TextArea,
  TextField,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../../kit/words/resource.words.ts'
import { usePreferences } from '../../../platform/preferences/PreferencesProvider.tsx'
import { authorName } from '../../../platform/session/authorName.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import { dayOf, endOfDay } from './days.ts'
import type { ViewSource } from './viewSource.ts'
import { viewsWords } from './views.words.ts'

interface SaveViewDialogProps {
  isOpen: boolean
  onClose: () => void
  source: ViewSource
}

/** Saves the view on screen or its filters, and then has the link to share. */
export function SaveViewDialog({ isOpen, onClose, source }: SaveViewDialogProps) {
  const t = useWords(viewsWords)
  const [stored, setStored] = useState<StoredView>()
  const close = () => {
    setStored(undefined)
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={stored ? t('save.done', { name: stored.name }) : t('save.title')}
      actions={
        stored && (
          <Button tone="primary" onClick={close}>
            {t('save.close')}
          </Button>
        )
      }
    >
      {stored ? <Stored {...stored} /> : <ViewForm source={source} onStored={setStored} onCancel={close} />}
    </FormDialog>
  )
}

interface StoredView {
  readonly name: string
  /** The link to share; filters have none. */
  readonly href: string | null
}

function Stored({ href }: StoredView) {
  const t = useWords(viewsWords)
  const { company } = useSession()
  if (href === null) return null
  return (
    <Stack gap={2}>
      <CopyField label={t('save.link')} value={href} />
      <p>{t('save.linkHelp', { company: company?.name ?? '' })}</p>
    </Stack>
  )
}

interface ViewFormProps {
  source: ViewSource
  onStored: (stored: StoredView) => void
  onCancel: () => void
}

interface NewView {
  name: string
  description: string
  what: 'view' | 'filters'
  whose: 'mine' | 'company'
  range: 'live' | 'frozen'
  isPinned: boolean
  expires: string | null
}

function ViewForm({ source, onStored, onCancel }: ViewFormProps) {
  const t = useWords(viewsWords)
  const ui = useWords(resourceWords)
  const f = useFormat()
  const to = useTo()
  const { zone } = useLocale()
  const session = useSession()
  const { user, company, acting } = session
  const { pin } = usePreferences()
  const now = Date.now() / 1000
  const filters = filtersOf(source.query(false)).toString()
  const [initial] = useState(
    (): NewView => ({
      name: '',
      description: '',
      what: 'view',
      whose: 'mine',
      range: source.rolling === null ? 'frozen' : 'live',
      isPinned: false,
      expires: null,
    }),
  )
  const form = useSavedForm<NewView, StoredView | typeof notSaved>({
    initial,
    check: ({ name, expires }) => ({
      name: name.trim() === '' ? t('error.name') : undefined,
      expires: expires !== null && endOfDay(expires, zone) <= now ? t('error.past') : undefined,
    }),
    asSent: (values) => ({ ...values, name: values.name.trim(), description: values.description.trim() }),
    save: async ({ name, description, what, whose, range, isPinned, expires }, send) => {
      if (!user || !company) return notSaved
      const owner = whose === 'company' ? company.id : user.id
      const query = source.query(range === 'frozen').toString()
      const base = {
        name,
        author: authorName(session),
        company: company.id,
        expiresAt: expires === null ? null : endOfDay(expires, zone),
      }
      const { page, board, layout } = source
      const saved: Saved =
        what === 'filters'
          ? { ...base, kind: 'filters', query: filters }
          : { ...base, kind: 'view', page, query, board, layout }
      const { id } = await send(userCalls.addSharedUrl, {
        user: owner,
        body: { user: user.id, ...packSaved(saved, description) },
      })
      if (what === 'filters') return { name, href: null }
      const sId = writeSharedId({ user: owner, id })
      if (isPinned) pin(company.id, { id: sId, name, page, query })
      return { name, href: new URL(to('snapshot', { sId }), location.origin).href }
    },
    onSaved: onStored,
    failed: ui('failed'),
    draft: { code: `view.${company?.id ?? 0}`, fields: ['name', 'description'] },
    leaves: 'none',
  })
  const { what } = form.values
  const spanText = Object.values(f.ends(source.span)).join(' – ')
  return (
    <SavedForm
      form={form}
      label={t('save.title')}
      submitLabel={t(what === 'view' ? 'save.do' : 'save.doFilters')}
      onCancel={onCancel}
    >
      {acting && <Notice tone="info">{t('save.acting', { name: acting.asName })}</Notice>}
      <TextField label={t('name')} required {...form.field('name')} />
      {source.applyFilters && (
        <RadioCards
          label={t('save.what')}
          {...form.field('what')}
          options={[
            { value: 'view', label: t('save.view'), help: t('save.viewHelp') },
            {
              value: 'filters',
              label: t('save.filters'),
              help: t('save.filtersHelp'),
              ...(filters === '' ? { disabledReason: t('save.filtersNone') } : {}),
            },
          ]}
        />
      )}
      {what === 'view' && source.rolling !== null && (
        <RadioCards
          label={t('save.range')}
          {...form.field('range')}
          options={[
            {
              value: 'live',
              label: t('save.live', { range: f.duration(relSeconds(source.rolling)) }),
              help: t('save.liveHelp'),
            },
            { value: 'frozen', label: t('save.frozen', { range: spanText }), help: t('save.frozenHelp') },
          ]}
        />
      )}
      <RadioCards
        label={t('save.whose')}
        {...form.field('whose')}
        options={[
          { value: 'mine', label: t('save.mine'), help: t('save.mineHelp') },
          {
            value: 'company',
            label: t('save.company', { company: company?.name ?? '' }),
            help: t('save.companyHelp'),
          },
        ]}
      />
      <TextArea
        label={t('description')}
        help={t('description.help')}
        maxLength={500}
        rows={3}
        {...form.field('description')}
      />
      <DateField
        label={t('expires')}
        help={t('expires.help')}
        today={dayOf(now, zone)}
        min={dayOf(now, zone)}
        {...form.field('expires')}
      />
      {what === 'view' && <Checkbox label={t('save.pin')} {...form.field('isPinned')} />}
    </SavedForm>
  )
}
