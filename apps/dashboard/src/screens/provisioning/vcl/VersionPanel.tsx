import { deploymentState, isUnderway, readVclMessage, type VclConfig, vclPosition } from '@parapet/api'
import { Code, DateTime, DiffView, Inline, KeyValue, LinkButton, Notice, Stack, Status, useWords } from '@parapet/ui'
import { useTo } from '../../../session/useTo.ts'
import { vclVersionsWords } from '../../../words/vclVersions.ts'
import { useArea } from '../area.ts'
import { useLive } from './useLive.ts'
import { secondsOf, versionAuthor, versionStatus } from './versionTexts.ts'

/** One version: its state, why it was rejected, what it would change in the live version, and its text. */
export function VersionPanel({ row }: { row: VclConfig }) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const { name, page } = useArea()
  const { live } = useLive(name)
  const state = deploymentState(row)
  const canReturn = !isUnderway(row) && state === 'superseded'
  const hrefOf = (query: Record<string, string>) => to(page, undefined, { tab: 'vcl', ...query })
  const refusal = row.error_text ? readVclMessage(row.config_body, row.error_text) : null
  return (
    <Stack gap={6}>
      <KeyValue
        items={[
          { label: t('column.state'), value: <Status {...versionStatus(row, t)} /> },
          { label: t('comment'), value: row.comment },
          { label: t('author'), value: versionAuthor(row) },
          { label: t('uploaded'), value: <DateTime value={secondsOf(row.upload_dt)} /> },
          { label: t('deployed'), value: row.production_dt && <DateTime value={secondsOf(row.production_dt)} /> },
        ]}
      />
      <Inline gap={2}>
        <LinkButton icon="edit" href={hrefOf({ edit: String(row.id) })}>
          {t('edit')}
        </LinkButton>
        {canReturn && (
          <LinkButton icon="history" href={hrefOf({ deploy: String(row.id) })}>
            {t(name === 'staging' ? 'rollback.staging' : 'rollback')}
          </LinkButton>
        )}
      </Inline>
      {row.error_text && refusal && (
        <Notice tone="bad" title={t('version.refused')}>
          {refusal.place && (
            <p>
              {t('version.line', {
                line: String(vclPosition(row.config_body, refusal.place.at).line),
                problem: refusal.headline,
              })}
            </p>
          )}
          <Code block label={t('refused.text')}>
            {row.error_text}
          </Code>
        </Notice>
      )}
      {live && live.id !== row.id && (
        <DiffView label={t('version.difference')} before={live.config_body} after={row.config_body} />
      )}
      <Code block label={t('version.text')}>
        {row.config_body}
      </Code>
    </Stack>
  )
}
