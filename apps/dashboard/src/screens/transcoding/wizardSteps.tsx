import {
  drmSchemes,
  emptyDrm,
  emptyThumbnail,
  emptyTranscoding,
  maskOrder,
  suggestFilename,
  type TranscodingDraft,
  type TranscodingProfile,
  thumbnailSides,
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
  focusField,
  moveFocusOnRemoval,
  Notice,
  NumberField,
  PasswordField,
  Section,
  Select,
  Stack,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { transcodingWizardWords } from './transcodingWizard.words.ts'

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
        firstField={`destinations.${destinations.length}.url`}
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
      ...job,
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
          <Thumbnails form={form} job={index} />
        </ListItem>
      ))}
      <AddButton
        label={t('version.add')}
        firstField={`jobs.${jobs.length}.profile_id`}
        onAdd={() => newJob && form.set('jobs', [...jobs, newJob])}
      />
      <Select
        label={t('priority')}
        help={t('priority.help')}
        options={[
          { value: '', label: t('priority.none') },
          ...transcodingPriorities.map((priority) => ({ value: priority, label: priority })),
        ]}
        {...form.field('priority')}
      />
      <Drm form={form} />
    </Stack>
  )
}

function Thumbnails({ form, job }: StepProps & { job: number }) {
  const t = useWords(transcodingWizardWords)
  const [least, most] = thumbnailSides
  const path = `jobs.${job}.thumbnails` as const
  const thumbnails = form.values.jobs[job]?.thumbnails ?? []
  // A further thumbnail has the size of the one before.
  const add = () => {
    const files = form.values.jobs.flatMap(({ filename, thumbnails: own }) => [
      filename,
      ...own.map((one) => one.filename),
    ])
    const { width, height } = thumbnails.at(-1) ?? emptyThumbnail
    const filename = suggestFilename(form.values.origin.url, 'jpg', files)
    form.set(path, [...thumbnails, { ...emptyThumbnail, filename, label: filename, width, height, time: 0 }])
  }
  return (
    <>
      {thumbnails.map((_, index) => (
        <ListItem
          key={index}
          legend={t('thumbnail', { n: index + 1 })}
          removeLabel={t('thumbnail.remove', { n: index + 1 })}
          onRemove={() => form.set(path, without(thumbnails, index))}
        >
          <Columns count={2}>
            <TextField label={t('filename')} required mono {...form.field(`${path}.${index}.filename`)} />
            <TextField label={t('label')} required {...form.field(`${path}.${index}.label`)} />
          </Columns>
          <Columns count={3}>
            <NumberField
              label={t('width')}
              required
              unit={t('pixels')}
              min={least}
              max={most}
              step={2}
              {...form.field(`${path}.${index}.width`)}
            />
            <NumberField
              label={t('height')}
              required
              unit={t('pixels')}
              min={least}
              max={most}
              step={2}
              {...form.field(`${path}.${index}.height`)}
            />
            <NumberField
              label={t('time')}
              required
              help={t('time.help')}
              unit={t('seconds')}
              min={0}
              step={0.1}
              {...form.field(`${path}.${index}.time`)}
            />
          </Columns>
        </ListItem>
      ))}
      <AddButton label={t('thumbnail.add')} firstField={`${path}.${thumbnails.length}.filename`} onAdd={add} />
    </>
  )
}

function Drm({ form }: StepProps) {
  const t = useWords(transcodingWizardWords)
  if (form.values.drm.length === 0)
    return (
      <Stack gap={2}>
        <Text tone="muted">{t('drm.none')}</Text>
        <AddButton
          label={t('drm.add')}
          firstField="drm.0.encryption_scheme"
          onAdd={() => form.set('drm', [emptyDrm])}
        />
      </Stack>
    )
  return (
    <ListItem legend={t('drm')} removeLabel={t('drm.remove')} onRemove={() => form.set('drm', [])}>
      <Text tone="muted">{t('drm.sentence')}</Text>
      <Select
        label={t('drm.scheme')}
        required
        help={t('drm.scheme.help')}
        options={drmSchemes.map((scheme) => ({ value: scheme, label: scheme }))}
        {...form.field('drm.0.encryption_scheme')}
      />
      <Columns count={2}>
        <PasswordField
          label={t('drm.key')}
          required
          help={t('drm.key.help')}
          autoComplete="new-password"
          {...form.field('drm.0.key')}
        />
        <TextField label={t('drm.keyId')} required mono help={t('drm.keyId.help')} {...form.field('drm.0.key_id')} />
        <TextField label={t('drm.iv')} mono help={t('drm.iv.help')} {...form.field('drm.0.key_iv')} />
        <TextField label={t('drm.pssh')} mono help={t('drm.pssh.help')} {...form.field('drm.0.pssh')} />
      </Columns>
    </ListItem>
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
        firstField={`notifications.${notifications.length}.email`}
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
        <div ref={moveFocusOnRemoval}>
          <Button size="s" tone="quiet" icon="trash" onClick={props.onRemove}>
            {props.removeLabel}
          </Button>
        </div>
      )}
    </FieldSet>
  )
}

/** Adds an item to a list of the form, and focuses its first field. */
function AddButton({ label, firstField, onAdd }: { label: string; firstField: string; onAdd: () => void }) {
  const add = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(onAdd)
    if (form) focusField(form, firstField)
  }
  return (
    <div>
      <Button icon="plus" onClick={add}>
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
