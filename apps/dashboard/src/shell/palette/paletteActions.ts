import {
  alerts,
  anomalies,
  type Call,
  cache,
  certificates,
  company,
  dns,
  lists,
  protection,
  provisioning,
  security,
  sites,
  ticketDesk,
} from '@parapet/api'
import type { PlainPage } from '../../platform/links/to.ts'
import type { Visitor } from '../../platform/paths/path.ts'
import { paths } from '../../platform/paths/paths.ts'
import type en from '../topBar/panels.en.ts'

/** An action of the command palette: it opens the page where something is done. */
interface PaletteAction {
  readonly key: Extract<keyof typeof en, `action.${string}`>
  readonly page: PlainPage
  readonly query?: Readonly<Record<string, string>>
  /** What is done there: without permission the action is listed with the reason. None for what is only looked at. */
  readonly call?: Call
}

// Opens the form of a new item (kit/resource/useListState.ts), which this folder cannot import.
const open = 'new'

/** All actions of the palette. */
export const everyPaletteAction: readonly PaletteAction[] = [
  { key: 'action.purge', page: 'invalidation', call: cache.invalidate },
  { key: 'action.prefetch', page: 'cachewarmup', call: cache.prefetch },
  { key: 'action.site', page: 'autoprovisioning', query: { tab: 'sites' }, call: sites.add },
  { key: 'action.backend', page: 'autoprovisioning', query: { tab: 'backends', open }, call: provisioning.addBackend },
  { key: 'action.vcl', page: 'autoprovisioning', query: { tab: 'vcl' }, call: provisioning.deploy },
  { key: 'action.rule', page: 'autoprovisioning', query: { tab: 'rules', open }, call: provisioning.addRule },
  { key: 'action.traceConfig', page: 'autoprovisioning', query: { tab: 'trace' }, call: provisioning.configs },
  { key: 'action.certificate', page: 'autoprovisioning', query: { tab: 'certificates', open }, call: certificates.add },
  { key: 'action.domain', page: 'dnsdelegation', query: { open }, call: dns.addDomain },
  { key: 'action.attackRoom', page: 'perimetrical', query: { tab: 'attack' } },
  { key: 'action.underAttack', page: 'perimetrical', query: { tab: 'underAttack' }, call: protection.activate },
  { key: 'action.apiRule', page: 'perimetrical', query: { tab: 'apiProtection', open }, call: protection.addApiRule },
  { key: 'action.ipList', page: 'iplists', query: { open }, call: lists.add },
  { key: 'action.safeRoute', page: 'saferoutes', query: { open }, call: security.addSafeRoute },
  {
    key: 'action.threshold',
    page: 'anomalydetection',
    query: { view: 'thresholds', open },
    call: anomalies.addThreshold,
  },
  { key: 'action.limit', page: 'user-alerts', query: { open }, call: alerts.add },
  { key: 'action.user', page: 'users', query: { open }, call: company.addUser },
  { key: 'action.ticket', page: 'soporte', query: { open }, call: ticketDesk.add },
]

/** Returns the actions whose page the visitor may open. */
export const paletteActions = (visitor: Visitor): readonly PaletteAction[] =>
  everyPaletteAction.filter(({ page }) => paths[page].guard.allows(visitor))
