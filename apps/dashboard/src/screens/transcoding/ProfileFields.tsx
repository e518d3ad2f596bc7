import {
  judgeProfile,
  media,
  type ProfileDraft,
  profileBody,
  profileLimits,
  profileRules,
  type TranscodingProfile,
  useRead,
} from '@parapet/api'
import {
  Code,
  CopyButton,
  Grid,
  NumberField,
  Section,
  Select,
  Stack,
  Status,
  Text,
  TextField,
  useWords,
  VisuallyHidden,
} from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { transcodingProfilesWords } from './transcodingProfiles.words.ts'

const tones = { met: 'good', broken: 'bad', advised: 'watch' } as const
const [leastVideo, mostVideo] = profileLimits.video
const [leastAudio, mostAudio] = profileLimits.audio
const [leastSize, mostSize] = profileLimits.size

/** The fields of a profile, its rules with their result, and its JSON. */
export function ProfileFields({ form }: { form: ResourceForm<ProfileDraft>; row: TranscodingProfile | null }) {
  const t = useWords(transcodingProfilesWords)
  const allowed = useRead(media.options, {})
  const { values } = form
  // Keep a saved value in the list even if it is no longer allowed.
  const optionsOf = (all: readonly string[] | undefined, value: string | null) =>
    [...new Set([...(all ?? []), ...(value === null ? [] : [value])])].map((one) => ({ value: one, label: one }))
  const optional = (path: 'video_aspect' | 'audio_codec', all: readonly string[] | undefined) => {
    const field = form.field(path)
    return {
      ...field,
      value: field.value ?? '',
      options: [{ value: '', label: t('source') }, ...optionsOf(all, field.value)],
      onChange: (next: string | null) => field.onChange(next || null),
    }
  }
  return (
    <>
      {/* The fields can be used without their options. */}
      <ReadSection read={allowed} failed={t('options.failed')} size="s" placeholder="">
        {() => null}
      </ReadSection>
      <TextField label={t('column.name')} required {...form.field('name')} />
      <Grid min={200}>
        <Select
          label={t('column.format')}
          required
          options={optionsOf(allowed.data?.video_formats, values.video_format)}
          {...form.field('video_format')}
        />
        <Select
          label={t('column.codec')}
          required
          options={optionsOf(allowed.data?.video_codecs, values.video_codec)}
          {...form.field('video_codec')}
        />
        <NumberField
          label={t('column.bitrate')}
          required
          unit={t('kbits')}
          min={leastVideo}
          max={mostVideo}
          step={100}
          {...form.field('video_bitrate')}
        />
        <Select label={t('column.aspect')} {...optional('video_aspect', allowed.data?.aspect_ratio)} />
        <NumberField
          label={t('width')}
          help={t('size.help')}
          unit={t('pixels')}
          min={leastSize}
          max={mostSize}
          step={2}
          {...form.field('video_width')}
        />
        <NumberField
          label={t('height')}
          help={t('size.help')}
          unit={t('pixels')}
          min={leastSize}
          max={mostSize}
          step={2}
          {...form.field('video_height')}
        />
        <Select label={t('audioCodec')} {...optional('audio_codec', allowed.data?.audio_codecs)} />
        <NumberField
          label={t('audioBitrate')}
          help={t('audioBitrate.help')}
          unit={t('kbits')}
          min={leastAudio}
          max={mostAudio}
          step={32}
          {...form.field('audio_bitrate')}
        />
      </Grid>
      <Rules draft={values} />
      <ProfileJson draft={values} />
    </>
  )
}

function Rules({ draft }: { draft: ProfileDraft }) {
  const t = useWords(transcodingProfilesWords)
  return (
    <Section title={t('rules')} level={3}>
      <Stack as="ul" gap={2} label={t('rules')}>
        {profileRules.map((rule) => {
          const { kind } = judgeProfile(rule, draft)
          return (
            kind !== 'waiting' && (
              <li key={rule}>
                <VisuallyHidden>{t(`verdict.${kind}`)} </VisuallyHidden>
                <Status tone={tones[kind]} label={t(`rule.${rule}`)} />
              </li>
            )
          )
        })}
      </Stack>
    </Section>
  )
}

function ProfileJson({ draft }: { draft: ProfileDraft }) {
  const t = useWords(transcodingProfilesWords)
  const json = JSON.stringify(profileBody(draft), null, 2)
  return (
    <Section title={t('json')} level={3} actions={<CopyButton text={json} />}>
      <Text tone="muted">{t('json.help')}</Text>
      <Code block label={t('json')}>
        {json}
      </Code>
    </Section>
  )
}
