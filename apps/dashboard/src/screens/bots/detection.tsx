import { botSettings, hostText, type NewOriginConfig, type OriginConfig, originConfigFaults } from '@parapet/api'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { botsWords } from './bots.words.ts'
import { DetectionFields } from './DetectionFields.tsx'
import { TokenPanel } from './TokenPanel.tsx'
import { useDetectionTools } from './useDetectionTools.ts'

/** The values of the form; an empty number is null. */
export interface DetectionDraft extends Omit<NewOriginConfig, 'site' | 'min_risk' | 'min_as_risk' | 'min_dc_risk'> {
  min_risk: number | null
  min_as_risk: number | null
  min_dc_risk: number | null
}

/** From which risk on a client of a site counts as a bot (§3, origin config), with the token of the site. */
export const detection = resource({
  code: 'botdetection',
  words: botsWords,
  list: allRows(botSettings.configs, () => ({ filters: {} })),
  getId: (row: OriginConfig) => String(row.site),
  getTitle: (row) => hostText(row.url) || String(row.site),
  valueIn: ({ url }) => ({ kind: 'host', value: url, sites: [url] }),
  sort: { id: 'site', desc: false },
  form: {
    Fields: DetectionFields,
    initial: (row): DetectionDraft => ({
      min_risk: row?.min_risk ?? null,
      min_as_risk: row?.min_as_risk ?? null,
      dc_enabled: row?.dc_enabled ?? false,
      min_dc_risk: row?.min_dc_risk ?? null,
      deny_abuse: row?.deny_abuse ?? false,
      deny_anonymous_proxy: row?.deny_anonymous_proxy ?? false,
      deny_anonymous_vpn: row?.deny_anonymous_vpn ?? false,
    }),
    check: (draft, t) =>
      Object.fromEntries(originConfigFaults(draft).map(({ field, fault }) => [field, t(`error.${fault}`)])),
  },
  update: write(botSettings.saveConfig, (draft: DetectionDraft, row: OriginConfig) => ({
    body: {
      ...draft,
      site: row.site,
      min_risk: draft.min_risk ?? 0,
      min_as_risk: draft.min_as_risk ?? 0,
      min_dc_risk: draft.min_dc_risk ?? row.min_dc_risk,
    },
  })),
  panels: [{ id: 'token', icon: 'key', Panel: TokenPanel }],
  use: useDetectionTools,
  of: ({ actionOf }) => ({
    columns: (make, t) => [
      make.host('site', (row) => row.url, { primary: true }),
      make.text('action', (row) => actionOf(row.site), { primary: true }),
      make.count('min_risk', (row) => row.min_risk, { primary: true }),
      make.count('min_as_risk', (row) => row.min_as_risk),
      make.text('min_dc_risk', (row) =>
        !row.dc_enabled ? t('data.off') : row.min_dc_risk < 0 ? t('data.all') : String(row.min_dc_risk),
      ),
      make.tags('denied', (row) => [
        ...(row.deny_abuse ? [t('denied.abuse')] : []),
        ...(row.deny_anonymous_proxy ? [t('denied.proxy')] : []),
        ...(row.deny_anonymous_vpn ? [t('denied.vpn')] : []),
      ]),
    ],
  }),
})
