import {
  emptyTranscoding,
  maskOrder,
  suggestFilename,
  type TranscodingDraft,
  type TranscodingProfile,
  transcodingBody,
  transcodingPriorities,
} from '@parapet/api'
import {
  Button,
  Code,
  Columns,
  Combobox,
  CopyButton,
  FieldSet,
  Notice,
  Section,
  Select,
  Stack,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import type { ReactNode } from 'react'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { transcodingWizardWords } from '../../words/transcodingWizard.ts'
import { PlaceFields } from './PlaceFields.tsx'

interface StepProps {
  form: ResourceForm<TranscodingDraft>
}

const [newDestination] = emptyTranscoding.destinations
const [newJob] = emptyTranscoding.jobs
const newNotification = { email: '', call: '' }

const without = <Item,>(list: readonly Item[], index: number): Item[] => list.filter((_, i) => i !== index)

/** The step that asks for the source video. */
export function OriginStep({ form }: StepProps) {
  const t = useWords(transcodingWizardWords)
  return <PlaceFields form={form} path="origin" label={t('source.url')} help={t('source.help')} />
}

/** The step that asks where results are uploaded. */
export function DestinationsStep({ form }: StepProps) {
  const t = useWords(transcodingWizardWords)
  const { destinations } = form.values
  return (
    <Stack gap={6}>
      <ListProblem message={form.errors.destinations} />
      {destinations.map((_, index) => (
        <ListItem
          key={index}
          legend={t('destination', { n: index + 1 })}
          removeLabel={t('destination.remove', { n: index + 1 })}
          onRemove={destinations.length > 1 ? () => form.set('destinations', without(destinations, index)) : undefined}
        >
          <PlaceFields
            form={form}
            path={`destinations.${index}`}
            label={t('destination.url')}
            help={t('destination.help')}
          />
        </ListItem>
      ))}
      <AddButton
        label={t('destination.add')}
        onAdd={() => newDestination && form.set('destinations', [...destinations, newDestination])}
      />
    </Stack>
  )
}

/** The step that chooses the results and the priority. */
export function JobsStep({ form, profiles }: StepProps & { profiles: readonly TranscodingProfile[] }) {
  const t = useWords(transcodingWizardWords)
  const { jobs, origin } = form.values
  const options = profiles.map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (index: number, id: string | null) => {
    const job = jobs[index]
    const profile = profiles.find((one) => String(one.id) === id)
    if (!job || !profile) return
    const others = without(jobs, index).map(({ filename }) => filename)
    form.set(`jobs.${index}`, {
      profile_id: id,
      filename: job.filename || suggestFilename(origin.url, profile.video_format, others),
      label: job.label || profile.name,
    })
  }
  return (
    <Stack gap={6}>
      <ListProblem message={form.errors.jobs} />
      {jobs.map((_, index) => (
        <ListItem
          key={index}
          legend={t('version', { n: index + 1 })}
          removeLabel={t('version.remove', { n: index + 1 })}
          onRemove={jobs.length > 1 ? () => form.set('jobs', without(jobs, index)) : undefined}
        >
          <Combobox
            label={t('profile')}
            required
            options={options}
            {...form.field(`jobs.${index}.profile_id`)}
            onChange={(id) => choose(index, id)}
          />
          <Columns count={2}>
            <TextField label={t('filename')} required mono {...form.field(`jobs.${index}.filename`)} />
            <TextField label={t('label')} required help={t('label.help')} {...form.field(`jobs.${index}.label`)} />
          </Columns>
        </ListItem>
      ))}
      <AddButton label={t('version.add')} onAdd={() => newJob && form.set('jobs', [...jobs, newJob])} />
      <Select
        label={t('priority')}
        help={t('priority.help')}
        options={[
          { value: '', label: t('priority.none') },
          ...transcodingPriorities.map((priority) => ({ value: priority, label: priority })),
        ]}
        {...form.field('priority')}
        onChange={(priority) => form.set('priority', priority ?? '')}
      />
    </Stack>
  )
}

/** The step that asks whom to notify, and shows the request. */
export function NotificationsStep({ form }: StepProps) {
  const t = useWords(transcodingWizardWords)
  const { notifications } = form.values
  const json = JSON.stringify(maskOrder(transcodingBody(form.values)), null, 2)
  return (
    <Stack gap={6}>
      {notifications.length === 0 && <Text tone="muted">{t('notification.none')}</Text>}
      {notifications.map((_, index) => (
        <ListItem
          key={index}
          legend={t('notification', { n: index + 1 })}
          removeLabel={t('notification.remove', { n: index + 1 })}
          onRemove={() => form.set('notifications', without(notifications, index))}
        >
          <Columns count={2}>
            <TextField label={t('email')} type="email" {...form.field(`notifications.${index}.email`)} />
            <TextField label={t('call')} mono help={t('call.help')} {...form.field(`notifications.${index}.call`)} />
          </Columns>
        </ListItem>
      ))}
      <AddButton
        label={t('notification.add')}
        onAdd={() => form.set('notifications', [...notifications, newNotification])}
      />
      <Section title={t('review')} level={3} actions={<CopyButton text={json} />}>
        <Text tone="muted">{t('review.note')}</Text>
        <Code block label={t('review')}>
          {json}
        </Code>
      </Section>
    </Stack>
  )
}

function ListItem(props: {
  legend: string
  removeLabel: string
  onRemove: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <FieldSet legend={props.legend}>
      {props.children}
      {props.onRemove && (
        <div>
          <Button size="s" tone="quiet" icon="trash" onClick={props.onRemove}>
            {props.removeLabel}
          </Button>
        </div>
      )}
    </FieldSet>
  )
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <div>
      <Button icon="plus" onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}

function ListProblem({ message }: { message: string | undefined }) {
  return (
    message && (
      <Notice tone="bad" live>
        {message}
      </Notice>
    )
  )
}
