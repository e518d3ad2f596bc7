import {
  failureOf,
  filtersOf,
  packSaved,
  relSeconds,
  type Saved,
  user as userCalls,
  useSendWrite,
  writeSharedId,
} from '@parapet/api'
import {
  Button,
  Checkbox,
  CopyField,
  DateField,
  Dialog,
  Form,
  Notice,
  RadioCards,
  Stack,
  TextArea,
  TextField,
  useForm,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useId, useMemo, useState } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { DraftNotice } from '../kit/form/DraftNotice.tsx'
import { useDraft, useKeep } from '../kit/form/useDraft.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { useSession } from '../session/SessionContext.ts'
import { useTo } from '../session/useTo.ts'
import { viewsWords } from '../words/views.ts'
import { authorName } from './authorName.ts'
import { dayOf, endOfDay } from './days.ts'
import type { ViewSource } from './viewSource.ts'

interface SaveViewDialogProps {
  isOpen: boolean
  onClose: () => void
  source: ViewSource
}

/** Saves the view on screen or its filters, and then has the link to share. */
export function SaveViewDialog({ isOpen, onClose, source }: SaveViewDialogProps) {
  const t = useWords(viewsWords)
  const id = useId()
  const [stored, setStored] = useState<{ name: string; href: string | null }>()
  const [isBusy, setBusy] = useState(false)
  const [what, setWhat] = useState<'view' | 'filters'>('view')
  const close = () => {
    setStored(undefined)
    setWhat('view')
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="m"
      title={stored ? t('save.done', { name: stored.name }) : t('save.title')}
      actions={
        stored ? (
          <Button tone="primary" onClick={close}>
            {t('save.close')}
          </Button>
        ) : (
          <>
            <Button tone="primary" type="submit" form={id} busy={isBusy}>
              {t(what === 'view' ? 'save.do' : 'save.doFilters')}
            </Button>
            <Button tone="quiet" onClick={close}>
              {t('save.cancel')}
            </Button>
          </>
        )
      }
    >
      {stored ? (
        <Stored {...stored} />
      ) : (
        <Fields id={id} source={source} what={what} onWhat={setWhat} onBusy={setBusy} onStored={setStored} />
      )}
    </Dialog>
  )
}

function Stored({ href }: { href: string | null }) {
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

interface FieldsProps {
  id: string
  source: ViewSource
  what: 'view' | 'filters'
  onWhat: (what: 'view' | 'filters') => void
  onBusy: (isBusy: boolean) => void
  onStored: (stored: { name: string; href: string | null }) => void
}

function Fields({ id, source, what, onWhat, onBusy, onStored }: FieldsProps) {
  const t = useWords(viewsWords)
  const f = useFormat()
  const to = useTo()
  const { zone } = useLocale()
  const send = useSendWrite()
  const describe = useDescribeFailure()
  const session = useSession()
  const { user, company, acting } = session
  const { pin } = usePreferences()
  const [failure, setFailure] = useState<string>()
  const now = Date.now() / 1000
  const draft = useDraft(`view.${company?.id ?? 0}`, { name: '', description: '' })
  const initial = {
    ...draft.start,
    whose: 'mine' as 'mine' | 'company' | null,
    range: (source.rolling === null ? 'frozen' : 'live') as 'live' | 'frozen' | null,
    isPinned: false,
    expires: null as string | null,
  }
  const form = useForm(initial, ({ name, expires }) => ({
    name: name.trim() === '' ? t('error.name') : undefined,
    expires: expires !== null && endOfDay(expires, zone) <= now ? t('error.past') : undefined,
  }))
  const { name: typedName, description } = form.values
  useKeep(
    draft,
    useMemo(() => ({ name: typedName, description }), [typedName, description]),
  )
  if (!user || !company) return null
  const filters = filtersOf(source.query(false)).toString()
  const { values } = form
  const save = async () => {
    const name = values.name.trim()
    const owner = values.whose === 'company' ? company.id : user.id
    const query = source.query(values.range === 'frozen')
    const base = {
      name,
      author: authorName(session),
      company: company.id,
      expiresAt: values.expires === null ? null : endOfDay(values.expires, zone),
    }
    const saved: Saved =
      what === 'filters'
        ? { ...base, kind: 'filters', query: filters }
        : {
            ...base,
            kind: 'view',
            page: source.page,
            query: query.toString(),
            board: source.board,
            layout: source.layout,
          }
    setFailure(undefined)
    onBusy(true)
    try {
      const body = { user: user.id, ...packSaved(saved, values.description.trim()) }
      const row = await send(userCalls.addSharedUrl, { user: owner, body })
      const sId = writeSharedId({ user: owner, id: row.id })
      if (what === 'view' && values.isPinned)
        pin(company.id, { id: sId, name, page: source.page, query: query.toString() })
      draft.clear()
      onStored({ name, href: what === 'view' ? new URL(to('snapshot', { sId }), location.origin).href : null })
    } catch (problem) {
      setFailure(describe(failureOf(problem)))
    } finally {
      onBusy(false)
    }
  }
  const spanText = Object.values(f.ends(source.span)).join(' – ')
  return (
    <Form id={id} onSubmit={() => form.submit(save)} error={failure}>
      {draft.isRestored && typedName === draft.start.name && (
        <DraftNotice
          text={t('draft.restored')}
          discardLabel={t('draft.discard')}
          onDiscard={() => form.set({ name: '', description: '' })}
        />
      )}
      {acting && <Notice tone="info">{t('save.acting', { name: acting.asName })}</Notice>}
      <TextField label={t('name')} required {...form.field('name')} />
      {source.applyFilters && (
        <RadioCards
          label={t('save.what')}
          name="what"
          value={what}
          onChange={onWhat}
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
            label: t('save.company', { company: company.name }),
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
    </Form>
  )
}
