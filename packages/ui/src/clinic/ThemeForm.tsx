import { type ReactNode, useId } from 'react'
import { Select } from '../field/Select.tsx'
import { TagInput } from '../field/TagInput.tsx'
import { TextField } from '../field/TextField.tsx'
import { choices, type DraftField, familiesOf, fontNames, isHost } from '../themes/clinic/draft.ts'
import type { ThemeReport } from '../themes/clinic/report.ts'
import { themeProblemText } from '../themes/clinic/reportText.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { BrandForm } from './BrandForm.tsx'
import { ColorField } from './ColorField.tsx'
import * as css from './clinic.css.ts'
import { PinField } from './PinField.tsx'
import { ThemeSource } from './ThemeSource.tsx'
import type { ThemeDrafting } from './useThemeDraft.ts'

type TextKey = 'name' | 'title' | 'poweredBy' | 'primary' | 'secondary' | 'tertiary'

export function ThemeForm({ drafting, report }: { drafting: ThemeDrafting; report: ThemeReport }) {
  const t = useWords(clinicWords)
  const { draft, problems, left, type, leave } = drafting
  const error = (field: DraftField) => {
    const found = left.has(field) ? problems.find((problem) => problem.field === field) : undefined
    return found ? { error: themeProblemText(found, t) } : {}
  }
  const textField = (field: TextKey) => ({
    name: field,
    label: t(`field.${field}`),
    help: t(`field.${field}.help`),
    value: draft[field],
    onChange: (value: string) => type({ [field]: value }),
    onBlur: () => leave(field),
    ...error(field),
  })
  const fontField = (field: 'body' | 'heading' | 'mono', none?: string) => (
    <Select
      name={field}
      label={t(`field.${field}`)}
      value={draft[field]}
      options={[
        ...(none ? [{ value: '', label: none }] : []),
        ...[...familiesOf(draft.fontFiles), ...fontNames].map((name) => ({ value: name, label: name })),
      ]}
      onChange={(value) => type({ [field]: value })}
      {...error(field)}
    />
  )
  return (
    <form className={css.panel} aria-label={t('part.form')} onSubmit={(event) => event.preventDefault()}>
      <div className={css.part}>
        <ThemeSource drafting={drafting} />
      </div>
      <FormSection title={t('part.colors')}>
        <ColorField {...textField('primary')} />
        <ColorField {...textField('secondary')} />
        <ColorField {...textField('tertiary')} />
      </FormSection>
      <FormSection title={t('part.identity')}>
        <TextField {...textField('title')} />
        <TextField {...textField('name')} mono />
        <TagInput
          name="hosts"
          label={t('field.hosts')}
          help={t('field.hosts.help')}
          mono
          value={draft.hosts}
          check={(host) => (isHost(host) ? undefined : t('problem.host', { value: host }))}
          onChange={(hosts) => type({ hosts })}
          onBlur={() => leave('hosts')}
          {...error('hosts')}
        />
        <TextField {...textField('poweredBy')} />
      </FormSection>
      <FormSection title={t('part.faces')}>
        {fontField('body')}
        {fontField('heading', t('field.same'))}
        {fontField('mono', t('field.usual'))}
      </FormSection>
      <FormSection title={t('part.shapes')}>
        <div className={css.twoFields}>
          <Select
            name="radius"
            label={t('field.radius')}
            value={draft.radius}
            options={choices.radius.map((value) => ({ value, label: t(`field.radius.${value}`) }))}
            onChange={(value) => type({ radius: value })}
            {...error('radius')}
          />
          <Select
            name="rail"
            label={t('field.rail')}
            value={draft.rail}
            options={choices.rail.map((value) => ({ value, label: t(`field.rail.${value}`) }))}
            onChange={(value) => type({ rail: value })}
            {...error('rail')}
          />
        </div>
        <Select
          name="pattern"
          label={t('field.pattern')}
          value={draft.pattern}
          options={choices.pattern.map((value) => ({ value, label: t(`field.pattern.${value}`) }))}
          onChange={(value) => type({ pattern: value })}
          {...error('pattern')}
        />
        <PinField value={draft.pin} onChange={(pin) => type({ pin })} onBlur={() => leave('pin')} {...error('pin')} />
      </FormSection>
      <BrandForm drafting={drafting} report={report} />
    </form>
  )
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      <div className={css.fields}>{children}</div>
    </section>
  )
}
