import { sites as calls, hostText, type Site } from '@parapet/api'
import { NumberField, Select, Text, useWords } from '@parapet/ui'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { toInCompany } from '../../platform/links/to.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { type CountsOf, SiteRemoval } from './SiteRemoval.tsx'
import { sitesWords } from './sites.words.ts'

/** Moves a site to another company of the user; staff may enter any (§6). */
export function MoveDialog({ site, ...props }: { site: Site | null; countsOf: CountsOf; onClose: () => void }) {
  const t = useWords(sitesWords)
  return (
    site && (
      <FormDialog
        isOpen
        role="alertdialog"
        size="s"
        onClose={props.onClose}
        title={t('move.title', { url: hostText(site.url) })}
      >
        <Move site={site} {...props} />
      </FormDialog>
    )
  )
}

interface Target {
  company: number | null
}

function Move({ site, countsOf, onClose }: { site: Site; countsOf: CountsOf; onClose: () => void }) {
  const t = useWords(sitesWords)
  const navigate = useNavigate()
  const { user, company } = useSession()
  const isStaff = user?.is_staff ?? false
  const options = (user?.transparentprofile_set ?? [])
    .filter((profile) => profile.company.id !== site.company)
    .map((profile) => ({ value: String(profile.company.id), label: profile.company.name }))
  const form = useSavedForm<Target, number>({
    initial: { company: null },
    check: ({ company: target }) => ({
      company:
        target === null || Number.isNaN(target)
          ? t(isStaff ? 'move.numberNeeded' : 'move.needed')
          : target === site.company
            ? t('move.same')
            : undefined,
    }),
    save: async ({ company: target }, send) => {
      const body = { company: target ?? 0 }
      await send(calls.move, { site: site.id, body })
      return body.company
    },
    saved: (_, target) =>
      t('move.done', {
        url: hostText(site.url),
        company: options.find(({ value }) => value === String(target))?.label ?? String(target),
      }),
    undo: (target) => async () => navigate(toInCompany(target, 'autoprovisioning')),
    undoLabel: t('move.open'),
    onSaved: onClose,
    failed: t('move.failed'),
    leaves: 'none',
    call: calls.move,
  })
  const field = form.field('company')
  return (
    <SavedForm form={form} label={t('move')} submitLabel={t('move.do')} submitTone="danger" onCancel={onClose}>
      <Text as="p">{t('move.text', { company: company?.name ?? '' })}</Text>
      <SiteRemoval rows={[site]} countsOf={countsOf} />
      {isStaff ? (
        <NumberField label={t('move.number')} required isGrouped={false} {...field} />
      ) : (
        <Select
          label={t('move.company')}
          required
          options={options}
          {...field}
          value={field.value === null ? null : String(field.value)}
          onChange={(next) => field.onChange(Number(next))}
        />
      )}
    </SavedForm>
  )
}
