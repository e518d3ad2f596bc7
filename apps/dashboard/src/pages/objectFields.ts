import type { AuditKind } from '@parapet/api'
import type { FieldValues } from 'react-hook-form'
import type { HistoryField } from '../kit/changes/historyValues.ts'
import type { LoadObjectFields, ObjectFields } from '../kit/changes/ObjectFieldsContext.ts'
import type { Resource, ToolResource } from '../kit/resource/resource.ts'
import { useResource } from '../kit/resource/useResource.ts'

const none: Readonly<Record<string, HistoryField>> = {}

/** The fields of a resource as its own history shows them. */
const of = <Row, Draft extends FieldValues, Tools extends object>(
  resource: Resource<Row, Draft> | ToolResource<Row, Draft, Tools>,
): ObjectFields => ({
  words: resource.words,
  useFields: () => useResource(resource).historyFields ?? none,
})

const rules = async (): Promise<ObjectFields> => {
  const [{ rulesWords }, { ruleHistory }] = await Promise.all([
    import('../shared/provisioning/rules.words.ts'),
    import('../screens/rules/ruleHistory.ts'),
  ])
  // A field's text is given the words of its own resource.
  const fields = ruleHistory as unknown as Readonly<Record<string, HistoryField>>
  return { words: rulesWords, useFields: () => fields }
}

const loaders: Partial<Record<AuditKind, () => Promise<ObjectFields>>> = {
  rule: rules,
  stagingRule: rules,
  backend: async () => of((await import('../screens/backends/backends.tsx')).backends.production),
  stagingBackend: async () => of((await import('../screens/backends/backends.tsx')).backends.staging),
  certificate: async () => of((await import('../screens/certificates/certificates.tsx')).certificateList),
  dns: async () => of((await import('../screens/dns/domains.tsx')).domains),
  apiRule: async () => of((await import('../screens/perimetrical/apiProtection.tsx')).apiProtection),
  list: async () => of((await import('../screens/ipLists/ipLists.tsx')).ipLists),
  limit: async () => of((await import('../screens/alerts/limits.tsx')).limits),
  user: async () => of((await import('../screens/users/companyUsers.tsx')).companyUsers),
  bots: async () => of((await import('../screens/bots/botActions.tsx')).botActionRows),
  safeRoute: async () => of((await import('../screens/safeRoutes/safeRoutes.tsx')).safeRoutes),
  threshold: async () => of((await import('../screens/anomalies/thresholds.tsx')).thresholds),
  streamingIp: async () => of((await import('../screens/streamingLogs/streamingIps.tsx')).streamingIps),
  logDestination: async () => of((await import('../screens/logs/logDestinations.tsx')).logDestinations),
  transcodingProfile: async () => of((await import('../screens/transcoding/profiles.tsx')).transcodingProfiles),
}

/** Loads how the fields of a kind of object are shown, from the screen that edits it. */
export const loadObjectFields: LoadObjectFields = async (kind) => (await loaders[kind as AuditKind]?.()) ?? null
