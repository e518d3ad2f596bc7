import { itemsOf, type Read, readVclMessage, useRead, type VclConfig, vclPosition } from '@parapet/api'
import {
  Code,
  Combobox,
  DateTime,
  DiffView,
  Inline,
  KeyValue,
  LinkButton,
  Notice,
  Stack,
  Status,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { ScorecardSection } from '../../shared/provisioning/ScorecardSection.tsx'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { secondsOf, versionAuthor, versionStatus } from '../../shared/provisioning/versionTexts.ts'
import { ValueText } from '../../shared/values/ValueText.tsx'
import { rollbackRefusal } from './rollback.ts'

/** One version: its state, why it was rejected, what it changes in another version, and its text. */
export function VersionPanel({ row }: { row: VclConfig }) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const { name, page } = useArea()
  const { read, underway } = useDeployments(name)
  const canReturn = rollbackRefusal(row, underway !== undefined) === undefined
  const hrefOf = (query: Record<string, string>) => to(page, undefined, { tab: 'vcl', ...query })
  const refusal = row.error_text ? readVclMessage(row.config_body, row.error_text) : null
  return (
    <Stack gap={6}>
      <KeyValue
        items={[
          ...(name === 'production'
            ? [{ label: t('column.id'), value: <ValueText seen={{ kind: 'version', value: String(row.id) }} /> }]
            : []),
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
          <LinkButton icon="undo" href={hrefOf({ deploy: String(row.id) })}>
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
      <ScorecardSection key={`card ${row.id}`} row={row} />
      <Comparison key={row.id} row={row} current={read} />
      <Code block label={t('version.text')}>
        {row.config_body}
      </Code>
    </Stack>
  )
}

const NEWEST = { limit: 50, offset: 0 } as const
const params = { compare: idParam }

/** Returns the version that the address asks to compare another with: `compare=4764..4765` does for 4765. */
function useAskedOther({ id }: VclConfig): string | null {
  const [{ compare }] = useUrlState(params)
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(compare ?? '') ?? []
  return from !== undefined && to === String(id) ? from : null
}

/** What a version changes in another: in the one asked for or the live one at first, or in its predecessor if it is live itself. */
function Comparison({ row, current }: { row: VclConfig; current: Read<VclConfig | null> }) {
  const t = useWords(vclVersionsWords)
  const { calls } = useArea()
  const newest = useRead(calls.configs, NEWEST, { quiet: true })
  const asked = useAskedOther(row)
  const known = newest.data && itemsOf(newest.data).items
  const isOlder = asked !== null && known !== undefined && !known.some(({ id }) => String(id) === asked)
  const older = useRead(calls.config, isOlder ? { config: Number(asked) } : null, { quiet: true })
  const failed = t('version.compareFailed')
  const all = joinReads(current, newest)
  return (
    <ReadSection read={all} failed={failed} lines={3} size="s">
      {([live, versions]) =>
        isOlder ? (
          <ReadSection read={older} failed={failed} lines={3} size="s">
            {(one) => <Difference row={row} live={live} newest={[...itemsOf(versions).items, one]} asked={asked} />}
          </ReadSection>
        ) : (
          <Difference row={row} live={live} newest={itemsOf(versions).items} asked={asked} />
        )
      }
    </ReadSection>
  )
}

interface DifferenceProps {
  row: VclConfig
  live: VclConfig | null
  newest: readonly VclConfig[]
  asked: string | null
}

function Difference({ row, live, newest, asked }: DifferenceProps) {
  const t = useWords(vclVersionsWords)
  const [chosen, setChosen] = useState(asked)
  const others = [...newest, ...(live && !newest.some(({ id }) => id === live.id) ? [live] : [])].filter(
    ({ id }) => id !== row.id,
  )
  const usual = live?.id === row.id ? others.find(({ id, deployed }) => id < row.id && deployed) : live
  const other = others.find(({ id }) => String(id) === (chosen ?? String(usual?.id)))
  if (others.length === 0) return null
  return (
    <Stack gap={3}>
      <Combobox
        label={t('version.compare')}
        name="compare"
        options={others.map(({ id, comment }) => ({
          value: String(id),
          label: id === live?.id ? t('version.ofLive', { id: String(id) }) : t('version', { id: String(id) }),
          detail: comment,
        }))}
        value={other ? String(other.id) : null}
        onChange={setChosen}
      />
      {other && (
        <DiffView
          label={
            other.id === live?.id
              ? t('version.difference')
              : t('version.changes', { from: String(other.id), to: String(row.id) })
          }
          before={other.config_body}
          after={row.config_body}
        />
      )}
    </Stack>
  )
}
