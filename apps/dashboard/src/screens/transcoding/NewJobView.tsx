import { draftOfOrder, emptyTranscoding, media, useRead } from '@parapet/api'
import { EmptyState, LinkButton, Stack, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { NewJobWizard } from './NewJobWizard.tsx'
import { transcodingWords } from './transcoding.words.ts'
import { transcodingWizardWords } from './transcodingWizard.words.ts'

const params = { from: idParam }

/** The page of a new job; the URL may name a job to duplicate. */
export function NewJobView() {
  const t = useWords(transcodingWizardWords)
  const screen = useWords(transcodingWords)
  const to = useTo()
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        trail={[{ label: screen('title'), href: to('transcoding') }]}
      />
      <Body />
    </Stack>
  )
}

function Body() {
  const t = useWords(transcodingWizardWords)
  const to = useTo()
  const may = useMay(media.addJob)
  const [{ from }] = useUrlState(params)
  const isAllowed = may.kind === 'allowed'
  const profiles = useRead(media.profiles, isAllowed ? {} : null)
  const copied = useRead(media.job, isAllowed && from !== null ? { order: from } : null)
  if (may.kind === 'refused')
    return <EmptyState drawing="forbidden" title={t('refused')} text={refusalText(may) ?? ''} />
  return (
    <ReadSection read={profiles} failed={t('profiles.failed')} lines={8}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState
            title={t('profiles.none')}
            text={t('profiles.noneText')}
            action={
              <LinkButton href={to('transcoding', undefined, { view: 'profiles' })}>{t('profiles.open')}</LinkButton>
            }
          />
        ) : from === null ? (
          <NewJobWizard key="new" given={emptyTranscoding} copied={null} profiles={known} />
        ) : (
          <ReadSection read={copied} failed={t('from.failed')} lines={8}>
            {(order) => <NewJobWizard key={from} given={draftOfOrder(order)} copied={from} profiles={known} />}
          </ReadSection>
        )
      }
    </ReadSection>
  )
}
