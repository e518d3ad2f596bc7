import { type AuditEntry, audit, auditBody, auditObject, auditPath, itemsOf, useRead } from '@parapet/api'
import { Code, DateTime, Heading, Inline, KeyValue, LinkButton, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { use, useEffect, useMemo, useState } from 'react'
import { anyT } from '../../kit/changes/anyWords.ts'
import { FieldChanges } from '../../kit/changes/FieldChanges.tsx'
import { type FieldChange, objectHistory } from '../../kit/changes/historyChanges.ts'
import { type ObjectFields, ObjectFieldsContext } from '../../kit/changes/ObjectFieldsContext.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { changesWords } from '../../platform/words/changes.words.ts'
import { ValueText } from '../../shared/values/ValueText.tsx'
import { auditWords } from './audit.words.ts'
import { actorOf, isDeed, placeOf, whoOf } from './auditTexts.ts'

const DAY = 86_400
const DAYS_BEFORE = 90
const MOST = 200
/** Fields that another word names. */
const ownFields = { service_id: { label: 'service' } }

/** One entry of the audit log: who, what and from where, and the fields that it changed. */
export function AuditPanel({ row }: { row: AuditEntry }) {
  const t = useWords(auditWords)
  const change = useWords(changesWords)
  const to = useTo()
  const visitor = useSession()
  const place = placeOf(row)
  const { kind, id } = auditObject(row)
  const page = place && paths[place.page].guard.allows(visitor) ? to(place.page, undefined, place.query) : undefined
  return (
    <Stack gap={6}>
      <KeyValue
        items={[
          { label: t('fact.time'), value: <DateTime value={row.timestamp} /> },
          { label: t('fact.who'), value: whoOf(row) },
          {
            label: t('fact.actor'),
            value: row.staff ? t('actor.staffAs', { name: row.staff.username }) : t(`actor.${actorOf(row)}`),
          },
          { label: t('fact.object'), value: change(`kind.${kind}`) },
          { label: t('fact.site'), value: row.vhost && <ValueText seen={{ kind: 'host', value: row.vhost }} /> },
          { label: t('fact.address'), value: row.ip && <ValueText seen={{ kind: 'address', value: row.ip }} /> },
          { label: t('fact.path'), value: <Code>{row.path}</Code> },
        ]}
      />
      <Stack gap={2}>
        <Heading level={3}>{t('changes')}</Heading>
        <Changes row={row} />
      </Stack>
      <Inline gap={2}>
        {page !== undefined && (
          <LinkButton href={page} icon="external" why={t('title')}>
            {t('open.object')}
          </LinkButton>
        )}
        {id !== '' && (
          <LinkButton href={to('audit', undefined, { q: auditPath(row.path).replace(/\/$/, '') })} icon="timer">
            {t('open.others')}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  )
}

function Changes({ row }: { row: AuditEntry }) {
  const t = useWords(auditWords)
  const body = useMemo(() => auditBody(row), [row])
  const isCompared = body !== null && row.action === 'UPDATE' && !isDeed(row)
  if (!row.detail) return <Text tone="muted">{t('changes.none')}</Text>
  if (body === null)
    return (
      <>
        <Text as="p">{t('changes.cut')}</Text>
        <Code>{row.detail}</Code>
      </>
    )
  if (isCompared) return <ComparedChanges row={row} />
  return (
    <NamedChanges
      kind={auditObject(row).kind}
      changes={Object.entries(body).map(([field, after]) => ({ field, before: undefined, after }))}
    />
  )
}

/** The fields of a change against those that the log had of the object before. */
function ComparedChanges({ row }: { row: AuditEntry }) {
  const t = useWords(auditWords)
  const path = auditPath(row.path)
  const { data, ...read } = useRead(audit.list, {
    filters: { timestamp: { from: row.timestamp - DAYS_BEFORE * DAY, to: row.timestamp + 1 }, vhost: [] },
    limit: MOST,
    offset: 0,
    search: path,
  })
  const changes = useMemo(() => {
    if (data === undefined) return undefined
    const entries = itemsOf(data).items
    const known = entries.some(({ id }) => id === row.id) ? entries : [row, ...entries]
    return objectHistory(known, path).find(({ entry }) => entry.id === row.id)?.changes ?? []
  }, [data, path, row])
  return (
    <ReadSection read={{ ...read, data: changes }} failed={t('changes.failed')} lines={2} size="s">
      {(found) => <NamedChanges kind={auditObject(row).kind} changes={found} />}
    </ReadSection>
  )
}

function NamedChanges({ kind, changes }: { kind: string; changes: readonly FieldChange[] }) {
  const load = use(ObjectFieldsContext)
  const t = useWords(auditWords)
  const [fields, setFields] = useState<ObjectFields | null>()
  useEffect(() => {
    let isUnmounted = false
    // Without the words of its screen a field has the name of the log.
    load(kind)
      .catch(() => null)
      .then((found) => !isUnmounted && setFields(found))
    return () => {
      isUnmounted = true
    }
  }, [load, kind])
  if (fields === undefined) return <Skeleton width="100%" height={40} />
  if (fields === null) return <FieldChanges changes={changes} t={anyT(t)} fields={ownFields} />
  return <ChangesOf fields={fields} changes={changes} />
}

function ChangesOf({
  fields: { words, useFields },
  changes,
}: {
  fields: ObjectFields
  changes: readonly FieldChange[]
}) {
  return <FieldChanges changes={changes} t={useWords(words)} fields={useFields()} />
}
