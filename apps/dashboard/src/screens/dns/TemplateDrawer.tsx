import {
  dmarcPolicies,
  initialTemplate,
  remaining,
  templateFaults,
  withTemplate,
  type ZoneTemplate,
  zoneEntries,
  zoneTemplates,
} from '@parapet/api'
import { Drawer, RadioCards, Select, Switch, TextField, useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useUrlState } from '../../platform/router/useUrlState.ts'
import { dnsWords } from './dns.words.ts'
import type { Zone } from './useZone.ts'
import { ZoneDifference } from './ZoneDifference.tsx'
import { openSchema } from './zoneView.ts'

/** Adds the records of a mail provider, a DMARC policy or a verification to the pending changes. */
export function TemplateDrawer({ zone }: { zone: Zone }) {
  const t = useWords(dnsWords)
  const item = useOpenItem()
  const [{ open }] = useUrlState(openSchema)
  return (
    <Drawer size="l" open={open === 'template'} onClose={item.close} title={t('template')}>
      {open === 'template' && <TemplateForm zone={zone} onClose={item.close} onTaken={item.leaveForm} />}
    </Drawer>
  )
}

interface TemplateFormProps {
  zone: Zone
  onClose: () => void
  onTaken: () => void
}

function TemplateForm({ zone, onClose, onTaken }: TemplateFormProps) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const { domain, entries, rows, changes, setChanges } = zone
  const initial = { template: 'google' as ZoneTemplate, ...initialTemplate(domain.name) }
  const nextOf = ({ template, ...input }: typeof initial) =>
    withTemplate(entries, changes, template, input, domain.name)
  const form = useSavedForm({
    initial,
    check: ({ template, ...input }) =>
      Object.fromEntries(
        Object.entries(templateFaults(template, input)).map(([field, fault]) => [
          field,
          fault === 'notCode' ? t(`template.code.${template as 'google'}`) : t(`error.${fault}`),
        ]),
      ),
    save: async (values) => nextOf(values),
    onSaved: (next) => {
      setChanges(() => next)
      onTaken()
    },
    failed: ui('failed'),
    draft: { code: `dns.${domain.id}.template` },
    leaves: 'none',
  })
  const { template } = form.values
  const after = zoneEntries(rows, nextOf(form.values), domain.name)
  const hasMail = template === 'google' || template === 'microsoft'
  const has = (field: 'code' | 'host' | 'name' | 'policy') =>
    ({
      code: template !== 'dmarc',
      host: template === 'microsoft',
      name: template === 'verification',
      policy: template === 'dmarc',
    })[field]
  return (
    <SavedForm
      form={form}
      label={t('template')}
      submitLabel={t('keep.template')}
      unsavedLabel={null}
      onCancel={onClose}
    >
      <RadioCards
        label={t('template.which')}
        options={zoneTemplates.map((value) => ({
          value,
          label: t(`template.${value}`),
          help: t(`template.${value}.text`),
        }))}
        {...form.field('template')}
      />
      {has('name') && <TextField label={t('column.name')} mono placeholder="@" {...form.field('name')} />}
      {has('host') && (
        <TextField label={t('template.host')} mono required help={t('template.host.help')} {...form.field('host')} />
      )}
      {has('code') && (
        <TextField
          label={t('template.code')}
          mono
          required={template === 'verification'}
          help={t(template === 'verification' ? 'template.code.text' : 'template.code.help')}
          {...form.field('code')}
        />
      )}
      {has('policy') && (
        <>
          <Select
            label={t('template.policy')}
            options={dmarcPolicies.map((value) => ({ value, label: t(`policy.${value}`) }))}
            {...form.field('policy')}
          />
          <TextField
            label={t('template.email')}
            type="email"
            help={t('template.email.help')}
            {...form.field('email')}
          />
        </>
      )}
      {hasMail && <Switch label={t('template.replaces')} {...form.field('replacesMail')} />}
      <ZoneDifference
        label={t('template.preview')}
        before={remaining(entries)}
        after={remaining(after)}
        domain={domain.name}
      />
    </SavedForm>
  )
}
