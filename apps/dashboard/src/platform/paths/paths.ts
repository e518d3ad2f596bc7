import {
  auditor,
  beforeTwoFactor,
  clientAdmin,
  loggedIn,
  perimetrical,
  severalCompanies,
  staff,
  usable,
  withClient,
} from './guards.ts'
import { type PathRow, path } from './path.ts'
import { publicPaths } from './publicPaths.ts'

/** All pages (§2). */
export const paths = {
  ...publicPaths,

  home: path('{company?}', loggedIn, {
    title: 'title.home',
    menu: 'home',
    icon: 'home',
  }),
  // Not a row of §2: what several companies need before choosing one.
  companies: path('{company?}/companies', severalCompanies, {
    title: 'title.companies',
    menu: 'observe',
    icon: 'layers',
    // Whoever chooses a company here wants to see it.
    isOfOneCompany: true,
  }),
  stats: path('{company?}/stats', usable('stats'), {
    title: 'title.stats',
    service: 'stats',
    keepsQuery: true,
  }),
  analytics: path('{company?}/analytics', usable('analytics', 'dedicatedanalytics'), {
    title: 'title.analytics',
    service: 'analytics',
    sharedWith: 'dedicatedanalytics',
    keepsQuery: true,
  }),
  anomalydetection: path('{company?}/anomalydetection', usable('anomalydetection', 'freeanomalydetection'), {
    screen: 'anomalies',
    title: 'title.anomalydetection',
    service: 'anomalydetection',
  }),
  freeanomalydetection: path('{company?}/freeanomalydetection', usable('freeanomalydetection'), {
    screen: 'anomalies',
    title: 'title.freeanomalydetection',
    service: 'freeanomalydetection',
    isAlias: true,
  }),
  // Not a row of §2: what happened, whoever or whatever did it; each kind of event for those who may see it.
  timeline: path('{company?}/timeline', loggedIn, {
    title: 'title.timeline',
    menu: 'observe',
    icon: 'clock',
  }),
  // Not a row of §2: a company's month on paper; each part for those who may see it.
  report: path('{company?}/report', loggedIn, {
    title: 'title.report',
    menu: 'observe',
    icon: 'file',
  }),
  dnsdelegation: path('{company?}/dnsdelegation', usable('dnsdelegation'), {
    screen: 'dns',
    title: 'title.dnsdelegation',
    service: 'dnsdelegation',
  }),
  cachewarmup: path('{company?}/prefetching', usable('cachewarmup'), {
    screen: 'prefetch',
    title: 'title.cachewarmup',
    service: 'cachewarmup',
  }),
  invalidation: path('{company?}/invalidation', usable('invalidation'), {
    title: 'title.invalidation',
    service: 'invalidation',
  }),
  soporte: path('{company?}/tickets', usable('soporte'), {
    screen: 'tickets',
    title: 'title.soporte',
    service: 'soporte',
  }),
  autoprovisioning: path('{company?}/autoprovisioning', usable('autoprovisioning'), {
    screen: 'provisioning',
    title: 'title.autoprovisioning',
    service: 'autoprovisioning',
  }),
  staging: path('{company?}/staging', usable('staging'), {
    screen: 'provisioning',
    title: 'title.staging',
    service: 'staging',
  }),
  botmitigation: path('{company?}/botmitigation', usable('botmitigation'), {
    screen: 'bots',
    title: 'title.botmitigation',
    service: 'botmitigation',
  }),
  transcoding: path('{company?}/transcoding', usable('transcoding'), {
    title: 'title.transcoding',
    service: 'transcoding',
  }),
  logs: path('{company?}/logs', usable('logs'), {
    title: 'title.logs',
    service: 'logs',
  }),
  streaminglogs: path('{company?}/streaming-logs', usable('streaminglogs'), {
    screen: 'streamingLogs',
    title: 'title.streaminglogs',
    service: 'streaminglogs',
  }),
  iplists: path('{company?}/iplists', usable('iplists'), {
    screen: 'ipLists',
    title: 'title.iplists',
    service: 'iplists',
  }),
  // Not a row of §2: the blocked list, which §6 loads where WAF is hired; who may block by their IP lists sees it too.
  blocked: path('{company?}/blocked', usable('waf', 'iplists'), {
    title: 'title.blocked',
    menu: 'secure',
    icon: 'ban',
  }),
  saferoutes: path('{company?}/saferoutes', usable('saferoutes'), {
    screen: 'safeRoutes',
    title: 'title.saferoutes',
    service: 'saferoutes',
  }),
  snapshot: path('{company?}/snapshot/{sId}', loggedIn, {
    title: 'title.snapshot',
    crumbs: ['views'],
    isOfOneCompany: true,
  }),
  // Not a row of §2: the list of what §7 stores as shared URLs.
  views: path('{company?}/views', loggedIn, { title: 'title.views', menu: 'observe', icon: 'star' }),
  ownBoard: path('{company?}/boards/{sId}', loggedIn, {
    title: 'title.ownBoard',
    crumbs: ['views'],
    isOfOneCompany: true,
  }),
  users: path('{company?}/users', loggedIn, {
    title: 'title.users',
    menu: 'account',
    icon: 'users',
  }),
  // Not a row of §2: the audit log of §3 and §7, for those whom its call answers.
  audit: path('{company?}/audit', auditor, {
    title: 'title.audit',
    menu: 'account',
    icon: 'timer',
  }),
  companyServices: path('{company?}/company/services', loggedIn, {
    screen: 'services',
    title: 'title.companyServices',
    menu: 'account',
    icon: 'services',
  }),
  // Not a row of §2: the panel of §1 needs a URL, because the service's own page rejects users without it.
  marketing: path('{company?}/company/services/{service}', loggedIn, {
    title: 'title.marketing',
    crumbs: ['companyServices'],
  }),
  perimetrical: path('perimetrical', perimetrical, {
    title: 'title.perimetrical',
    menu: 'secure',
    icon: 'radar',
    keepsQuery: true,
  }),
  'user-profile': path('user/profile', loggedIn, {
    screen: 'profile',
    title: 'title.user-profile',
    menu: 'account',
    icon: 'user',
  }),
  // Not a row of §2: the only page that opens before a required second factor is set up.
  'user-two-factor': path('user/two-factor', beforeTwoFactor, {
    screen: 'twoFactor',
    title: 'title.user-two-factor',
    isPersonal: true,
    isBare: true,
  }),
  'user-notifications': path('user/notifications', withClient, {
    screen: 'notifications',
    title: 'title.user-notifications',
    menu: 'account',
    icon: 'bell',
  }),
  'user-alerts': path('user/alerts', loggedIn, {
    screen: 'alerts',
    title: 'title.user-alerts',
    menu: 'account',
    icon: 'siren',
  }),
  'user-payment': path('user/payment', clientAdmin, {
    screen: 'payment',
    isPersonal: true,
    title: 'title.user-payment',
    menu: 'account',
    icon: 'creditCard',
  }),
  'user-consumption': path('user/my-consumption', clientAdmin, {
    screen: 'consumption',
    title: 'title.user-consumption',
    menu: 'account',
    icon: 'gauge',
  }),
  'user-invoices': path('user/invoices', clientAdmin, {
    screen: 'invoices',
    title: 'title.user-invoices',
    menu: 'account',
    icon: 'receipt',
  }),
  'staff-consumption': path('user/consumption', staff, {
    screen: 'staffConsumption',
    title: 'title.staff-consumption',
    menu: 'account',
    icon: 'gauge',
  }),
  'staff-revenue': path('user/revenue', staff, {
    screen: 'staffRevenue',
    title: 'title.staff-revenue',
    menu: 'account',
    icon: 'trendUp',
  }),
  'iframe-viewer': path('user/viewer', loggedIn, { screen: 'viewer', title: 'title.iframe-viewer' }),
} as const

/** The name of a page (§2); `error` is not one: it is any other address. */
export type PageName = keyof typeof paths

/** All rows with their names, in the order of the table. */
export const pathList: readonly (PathRow & { readonly name: PageName })[] = Object.entries(paths).map(
  ([name, row]) => ({ ...row, name: name as PageName }),
)
