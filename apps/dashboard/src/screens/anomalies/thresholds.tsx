import {
  type AnomalyThreshold,
  anomalies,
  type ThresholdDraft,
  thresholdBody,
  thresholdDraft,
  thresholdFaults,
} from '@parapet/api'
import { fieldsOf, siteText } from '../../kit/changes/historyValues.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { ThresholdFields } from './ThresholdFields.tsx'
import { thresholdsWords } from './thresholds.words.ts'
import { useThresholdTools } from './useThresholdTools.ts'

const thresholdField = (path: string): string =>
  path
    .replace(/^site_id$/, 'site')
    .replace(/^config(?:\.([^.]+)\.)?/, (_, kind?: string) => (kind ? `kinds.${kind}.values.` : 'kinds'))

const switchTo = (active: boolean) =>
  write(anomalies.changeThreshold, (row: AnomalyThreshold) => ({ threshold: row.id, body: { active } }))

/** The thresholds of a company (§3, §7), one for each watched service of a site, and the reactions they share. */
export const thresholds = resource({
  code: 'anomalythresholds',
  words: thresholdsWords,
  list: allRows(anomalies.thresholds, () => ({})),
  getId: (row: AnomalyThreshold) => String(row.id),
  sort: { id: 'site', desc: false },
  filters: [
    {
      id: 'active',
      options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`active.${value}`) })),
      matches: (row, value) => row.active === (value === 'yes'),
    },
  ],
  remove: write(anomalies.removeThreshold, (row: AnomalyThreshold) => ({ threshold: row.id })),
  actions: [
    {
      key: 'activate',
      icon: 'play',
      call: anomalies.changeThreshold,
      isOffered: (row) => !row.active,
      bulk: switchTo(true),
      run: (row, { send }) => send(switchTo(true), row, 'activated'),
    },
    {
      key: 'deactivate',
      icon: 'pause',
      call: anomalies.changeThreshold,
      isOffered: (row) => row.active,
      bulk: switchTo(false),
      run: (row, { send }) => send(switchTo(false), row, 'deactivated'),
    },
  ],
  historyPath: (row) => `/anomalythreshold/${row.id}/`,
  use: useThresholdTools,
  of: ({ available, all, siteName, typeName, serviceName, reactionName, reactionErrors, savedReactions }) => {
    const bodyOf = (draft: ThresholdDraft) => thresholdBody({ ...draft, reactions: savedReactions(draft.reactions) })
    const nameOf = (site: string, tier: string) => [site, serviceName(tier)].join(', ')
    return {
      getTitle: (row) => nameOf(row.site || siteName(String(row.site_id)), row.tier),
      columns: (make, t) => [
        make.host('site', (row) => row.site || siteName(String(row.site_id)), { primary: true }),
        make.text('tier', (row) => serviceName(row.tier), { primary: true }),
        make.status(
          'active',
          (row) => (row.active ? { tone: 'good', label: t('active.yes') } : { tone: 'quiet', label: t('active.no') }),
          { primary: true },
        ),
        make.tags('types', (row) => Object.keys(row.config).map(typeName)),
        make.tags('reactions', (row) => [...new Set(row.reactions.map((one) => reactionName(one.reaction_type)))]),
      ],
      form: {
        Fields: ThresholdFields,
        initial: (row): ThresholdDraft => thresholdDraft(row, available),
        toField: thresholdField,
        getTitle: ({ site, tier }) => nameOf(siteName(site), tier),
        check: (draft, t, row) => ({
          ...reactionErrors(draft.reactions),
          ...Object.fromEntries(
            thresholdFaults(
              draft,
              all.filter(({ id }) => id !== row?.id),
            ).map(({ path, fault }) => [path, t(`error.${fault}`)]),
          ),
        }),
      },
      create: write(anomalies.addThreshold, (draft: ThresholdDraft) => ({ body: bodyOf(draft) })),
      update: write(anomalies.saveThreshold, (draft: ThresholdDraft, row: AnomalyThreshold) => ({
        threshold: row.id,
        body: bodyOf(draft),
      })),
      historyFields: {
        site_id: { label: 'column.site', text: siteText },
        reactions: {
          text: (value) => {
            const { anomaly_type, reaction_type } = fieldsOf(value)
            return `${typeName(String(anomaly_type))}: ${reactionName(String(reaction_type))}`
          },
        },
      },
    }
  },
})
