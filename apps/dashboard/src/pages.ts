import { partsWords, tableWords } from '@parapet/ui/words'
import {
  attentionWords,
  boardWords,
  catalogueWords,
  frameWords,
  kindWords,
  listWords,
  toolbarWords,
} from '@parapet/widgets/words'
import { clientAdmin, loggedIn, perimetrical, staff, usable, withClient } from './guards.ts'
import { type Page, page } from './page.ts'
import { publicPages } from './publicPages.ts'
import { boardWords as screenWords } from './words/board.ts'
import { composerWords } from './words/composer.ts'
import { dnsWords } from './words/dns.ts'
import { domainsWords } from './words/dnsDomains.ts'
import { failureWords } from './words/failure.ts'
import { homeWords } from './words/home.ts'
import { invalidationWords } from './words/invalidation.ts'
import { ipListsWords } from './words/ipLists.ts'
import { lineFormatWords } from './words/lineFormat.ts'
import { logsWords } from './words/logs.ts'
import { marketingWords } from './words/marketing.ts'
import { permissionWords } from './words/permission.ts'
import { prefetchWords } from './words/prefetch.ts'
import { profileWords } from './words/profile.ts'
import { purgeHistoryWords } from './words/purgeHistory.ts'
import { resourceWords } from './words/resource.ts'
import { safeRoutesWords } from './words/safeRoutes.ts'
import { servicesWords } from './words/services.ts'
import { streamingLogsWords } from './words/streamingLogs.ts'
import { transcodingWords } from './words/transcoding.ts'
import { transcodingJobsWords } from './words/transcodingJobs.ts'
import { transcodingProfilesWords } from './words/transcodingProfiles.ts'
import { transcodingWizardWords } from './words/transcodingWizard.ts'

const boardSays = [boardWords, catalogueWords, frameWords, kindWords]
const resourceSays = [resourceWords, failureWords, permissionWords, tableWords, partsWords]
const later = () => import('./screens/planned/index.tsx')

/**
 * All pages (§2): the router, guards, links, crumbs, menu and access matrix derive from them. A row marked `planned`
 * has its address and guard but no screen yet.
 */
export const pages = {
  ...publicPages,

  home: page('{company?}', loggedIn, () => import('./screens/home/index.tsx'), {
    title: 'title.home',
    menu: 'home',
    icon: 'home',
    words: [homeWords, attentionWords, listWords, ...boardSays],
  }),
  stats: page('{company?}/stats', usable('stats'), () => import('./screens/stats/index.tsx'), {
    title: 'title.stats',
    service: 'stats',
    keepsQuery: true,
    words: [screenWords, toolbarWords, ...boardSays],
  }),
  analytics: page(
    '{company?}/analytics',
    usable('analytics', 'dedicatedanalytics'),
    () => import('./screens/analytics/index.tsx'),
    {
      title: 'title.analytics',
      service: 'analytics',
      keepsQuery: true,
      words: [screenWords, toolbarWords, listWords, ...boardSays],
    },
  ),
  anomalydetection: page('{company?}/anomalydetection', usable('anomalydetection', 'freeanomalydetection'), later, {
    title: 'title.anomalydetection',
    service: 'anomalydetection',
    planned: true,
  }),
  freeanomalydetection: page('{company?}/freeanomalydetection', usable('freeanomalydetection'), later, {
    title: 'title.freeanomalydetection',
    service: 'freeanomalydetection',
    planned: true,
  }),
  dnsdelegation: page('{company?}/dnsdelegation', usable('dnsdelegation'), () => import('./screens/dns/index.tsx'), {
    title: 'title.dnsdelegation',
    service: 'dnsdelegation',
    words: [domainsWords, dnsWords, ...resourceSays],
  }),
  cachewarmup: page('{company?}/prefetching', usable('cachewarmup'), () => import('./screens/prefetch/index.tsx'), {
    title: 'title.cachewarmup',
    service: 'cachewarmup',
    words: [prefetchWords, composerWords, ...resourceSays],
  }),
  invalidation: page(
    '{company?}/invalidation',
    usable('invalidation'),
    () => import('./screens/invalidation/index.tsx'),
    {
      title: 'title.invalidation',
      service: 'invalidation',
      words: [invalidationWords, purgeHistoryWords, composerWords, ...resourceSays],
    },
  ),
  soporte: page('{company?}/tickets', usable('soporte'), later, {
    title: 'title.soporte',
    service: 'soporte',
    planned: true,
  }),
  autoprovisioning: page('{company?}/autoprovisioning', usable('autoprovisioning'), later, {
    title: 'title.autoprovisioning',
    service: 'autoprovisioning',
    planned: true,
  }),
  staging: page('{company?}/staging', usable('staging'), later, {
    title: 'title.staging',
    service: 'staging',
    planned: true,
  }),
  botmitigation: page('{company?}/botmitigation', usable('botmitigation'), later, {
    title: 'title.botmitigation',
    service: 'botmitigation',
    planned: true,
  }),
  transcoding: page('{company?}/transcoding', usable('transcoding'), () => import('./screens/transcoding/index.tsx'), {
    title: 'title.transcoding',
    service: 'transcoding',
    words: [
      transcodingWords,
      transcodingJobsWords,
      transcodingProfilesWords,
      transcodingWizardWords,
      composerWords,
      ...resourceSays,
    ],
  }),
  logs: page('{company?}/logs', usable('logs'), () => import('./screens/logs/index.tsx'), {
    title: 'title.logs',
    service: 'logs',
    words: [logsWords, lineFormatWords, ...resourceSays],
  }),
  streaminglogs: page(
    '{company?}/streaming-logs',
    usable('streaminglogs'),
    () => import('./screens/streamingLogs/index.tsx'),
    { title: 'title.streaminglogs', service: 'streaminglogs', words: [streamingLogsWords, ...resourceSays] },
  ),
  iplists: page('{company?}/iplists', usable('iplists'), () => import('./screens/ipLists/index.tsx'), {
    title: 'title.iplists',
    service: 'iplists',
    words: [ipListsWords, ...resourceSays],
  }),
  saferoutes: page('{company?}/saferoutes', usable('saferoutes'), () => import('./screens/safeRoutes/index.tsx'), {
    title: 'title.saferoutes',
    service: 'saferoutes',
    words: [safeRoutesWords, ...resourceSays],
  }),
  snapshot: page('{company?}/snapshot/{sId}', loggedIn, later, { title: 'title.snapshot', planned: true }),
  users: page('{company?}/users', loggedIn, later, {
    title: 'title.users',
    menu: 'account',
    icon: 'users',
    planned: true,
  }),
  companyServices: page('{company?}/company/services', loggedIn, () => import('./screens/services/index.tsx'), {
    title: 'title.companyServices',
    menu: 'account',
    icon: 'services',
    words: [servicesWords, marketingWords, failureWords],
  }),
  // Not a row of §2: the marketing panel of §1 needs an address, because the service's own page rejects users who
  // have not hired it.
  marketing: page('{company?}/company/services/{service}', loggedIn, () => import('./screens/marketing/index.tsx'), {
    title: 'title.marketing',
    crumbs: ['companyServices'],
    words: [servicesWords, marketingWords, failureWords],
  }),

  perimetrical: page('perimetrical', perimetrical, later, { title: 'title.perimetrical', planned: true }),
  'user-profile': page('user/profile', loggedIn, () => import('./screens/profile/index.tsx'), {
    title: 'title.user-profile',
    menu: 'account',
    icon: 'user',
    words: [profileWords, failureWords],
  }),
  'user-notifications': page('user/notifications', withClient, later, {
    title: 'title.user-notifications',
    menu: 'account',
    icon: 'bell',
    planned: true,
  }),
  'user-alerts': page('user/alerts', loggedIn, later, {
    title: 'title.user-alerts',
    menu: 'account',
    icon: 'siren',
    planned: true,
  }),
  'user-payment': page('user/payment', clientAdmin, later, {
    title: 'title.user-payment',
    menu: 'account',
    icon: 'creditCard',
    planned: true,
  }),
  'user-consumption': page('user/my-consumption', clientAdmin, later, {
    title: 'title.user-consumption',
    menu: 'account',
    icon: 'gauge',
    planned: true,
  }),
  'user-invoices': page('user/invoices', clientAdmin, later, {
    title: 'title.user-invoices',
    menu: 'account',
    icon: 'receipt',
    planned: true,
  }),
  'staff-consumption': page('user/consumption', staff, later, {
    title: 'title.staff-consumption',
    menu: 'account',
    icon: 'gauge',
    planned: true,
  }),
  'staff-revenue': page('user/revenue', staff, later, {
    title: 'title.staff-revenue',
    menu: 'account',
    icon: 'trendUp',
    planned: true,
  }),
  'iframe-viewer': page('user/viewer', loggedIn, later, { title: 'title.iframe-viewer', planned: true }),
} as const

/** The name of a page (§2); `error` is not one: it is any other address. */
export type PageName = keyof typeof pages

/** All rows with their names, in the order of the table. */
export const pageList: readonly (Page & { readonly name: PageName })[] = Object.entries(pages).map(([name, row]) => ({
  ...row,
  name: name as PageName,
}))
