import { auditObject } from '@parapet/api'
import { Button, CopyButton, Dialog, KeyValue, Notice, Stack, Status, Text, useFormat, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { ActingDeed, ActingSummary } from '../../platform/session/types.ts'
import { changesWords } from '../../platform/words/changes.words.ts'
import { actingWords } from './acting.words.ts'

/** What was done while acting as somebody, once it has ended. */
export function ActingSummaryDialog({ summary }: { summary: ActingSummary }) {
  const t = useWords(actingWords)
  const change = useWords(changesWords)
  const f = useFormat()
  const { closeSummary } = useSession()
  const { asName: name, deeds } = summary
  const secondsOf = (ms: number) => Math.round(ms / 1000)
  const ends = f.ends({ from: secondsOf(summary.startedAtMs), to: secondsOf(summary.endedAtMs) })
  const deedText = ({ atMs, method, path }: ActingDeed) => {
    const { kind } = auditObject({ path })
    return t('summary.deed', {
      time: f.date(secondsOf(atMs), 'time'),
      kind: kind === 'other' ? path : change(`kind.${kind}`),
      verb: t(`verb.${method}`),
    })
  }
  const facts = [
    { label: t('summary.reason'), value: summary.reason || '—' },
    { label: t('summary.time'), value: t('summary.from', ends) },
    { label: t('summary.control'), value: t(summary.hasControl ? 'summary.taken' : 'summary.notTaken') },
  ]
  const all = [
    t('summary.title', { name }),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(deeds.length === 0 ? [t('summary.none')] : [t('summary.deeds')]),
    ...deeds.map((deed) => `- ${deedText(deed)}${deed.isDone ? '' : ` (${t('summary.refused')})`}`),
  ].join('\n')
  return (
    <Dialog
      open
      onClose={closeSummary}
      title={t('summary.title', { name })}
      size="m"
      actions={
        <>
          <Button tone="primary" onClick={closeSummary}>
            {t('summary.close')}
          </Button>
          <CopyButton text={all} label={t('summary.copy')} />
        </>
      }
    >
      <Stack gap={4}>
        {summary.isTimeUp && <Notice tone="watch">{t('summary.ended')}</Notice>}
        <KeyValue items={facts} />
        {deeds.length === 0 ? (
          <Text as="p">{t('summary.none')}</Text>
        ) : (
          <ul aria-label={t('summary.deeds')}>
            {deeds.map((deed, index) => (
              <li key={index}>
                {deedText(deed)} {!deed.isDone && <Status tone="bad" label={t('summary.refused')} />}
              </li>
            ))}
          </ul>
        )}
        <Text as="p" tone="muted">
          {t('summary.kept')}
        </Text>
      </Stack>
    </Dialog>
  )
}
