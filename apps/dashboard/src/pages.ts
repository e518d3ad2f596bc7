import { partsWords, tableWords } from '@parapet/ui/words'
import { attentionWords, catalogueWords, listWords, siteWords, toolbarWords } from '@parapet/widgets/words'
import { boardPages, boardTexts } from './boardPages.ts'
import type { PageCode } from './page.ts'
import type { PageName } from './paths.ts'
import { publicPages } from './publicPages.ts'
import { alertsWords } from './words/alerts.ts'
import { anomaliesWords } from './words/anomalies.ts'
import { apiProtectionWords } from './words/apiProtection.ts'
import { authWords } from './words/auth.ts'
import { boardScreenWords as screenWords } from './words/board.ts'
import { boardMenuWords } from './words/boardMenu.ts'
import { botActionsWords } from './words/botActions.ts'
import { botListsWords } from './words/botLists.ts'
import { botsWords } from './words/bots.ts'
import { clientConsumptionWords } from './words/clientConsumption.ts'
import { clientRevenueWords } from './words/clientRevenue.ts'
import { companiesWords } from './words/companies.ts'
import { composerWords } from './words/composer.ts'
import { consumptionWords } from './words/consumption.ts'
import { dnsWords } from './words/dns.ts'
import { domainsWords } from './words/dnsDomains.ts'
import { failureWords } from './words/failure.ts'
import { invalidationWords } from './words/invalidation.ts'
import { invoicesWords } from './words/invoices.ts'
import { ipListsWords } from './words/ipLists.ts'
import { limitsWords } from './words/limits.ts'
import { lineFormatWords } from './words/lineFormat.ts'
import { logsWords } from './words/logs.ts'
import { marketingWords } from './words/marketing.ts'
import { networkLinesWords } from './words/networkLines.ts'
import { notificationsWords } from './words/notifications.ts'
import { paymentWords } from './words/payment.ts'
import { permissionWords } from './words/permission.ts'
import { prefetchWords } from './words/prefetch.ts'
import { profileWords } from './words/profile.ts'
import { provisioningWords } from './words/provisioning.ts'
import { purgeHistoryWords } from './words/purgeHistory.ts'
import { reactionsWords } from './words/reactions.ts'
import { resourceWords } from './words/resource.ts'
import { safeRoutesWords } from './words/safeRoutes.ts'
import { securityWords } from './words/security.ts'
import { servicesWords } from './words/services.ts'
import { staffBillingWords } from './words/staffBilling.ts'
import { streamingLogsWords } from './words/streamingLogs.ts'
import { thresholdsWords } from './words/thresholds.ts'
import { ticketsWords } from './words/tickets.ts'
import { transcodingWords } from './words/transcoding.ts'
import { transcodingJobsWords } from './words/transcodingJobs.ts'
import { transcodingProfilesWords } from './words/transcodingProfiles.ts'
import { transcodingWizardWords } from './words/transcodingWizard.ts'
import { underAttackWords } from './words/underAttack.ts'
import { usersWords } from './words/users.ts'
import { viewerWords } from './words/viewer.ts'
import { viewsWords } from './words/views.ts'

const resourceTexts = [resourceWords, failureWords, permissionWords, tableWords, partsWords]

const anomalies: PageCode = {
  load: () => import('./screens/anomalies/index.tsx'),
  words: [anomaliesWords, thresholdsWords, reactionsWords, ...resourceTexts, ...boardTexts],
}

/** The code of each page. */
export const pages: Readonly<Record<PageName, PageCode>> = {
  ...publicPages,
  ...boardPages,
  companies: {
    load: () => import('./screens/companies/index.tsx'),
    words: [companiesWords, siteWords, catalogueWords, failureWords],
  },
  anomalydetection: anomalies,
  freeanomalydetection: anomalies,
  dnsdelegation: { load: () => import('./screens/dns/index.tsx'), words: [domainsWords, dnsWords, ...resourceTexts] },
  cachewarmup: {
    load: () => import('./screens/prefetch/index.tsx'),
    words: [prefetchWords, composerWords, ...resourceTexts],
  },
  invalidation: {
    load: () => import('./screens/invalidation/index.tsx'),
    words: [invalidationWords, purgeHistoryWords, composerWords, ...resourceTexts],
  },
  autoprovisioning: {
    load: () => import('./screens/provisioning/index.tsx'),
    words: [provisioningWords, ...resourceTexts],
  },
  staging: { load: () => import('./screens/provisioning/index.tsx'), words: [provisioningWords, ...resourceTexts] },
  botmitigation: {
    load: () => import('./screens/bots/index.tsx'),
    words: [botsWords, botActionsWords, botListsWords, networkLinesWords, ...resourceTexts, ...boardTexts],
  },
  transcoding: {
    load: () => import('./screens/transcoding/index.tsx'),
    words: [
      transcodingWords,
      transcodingJobsWords,
      transcodingProfilesWords,
      transcodingWizardWords,
      composerWords,
      ...resourceTexts,
    ],
  },
  logs: { load: () => import('./screens/logs/index.tsx'), words: [logsWords, lineFormatWords, ...resourceTexts] },
  streaminglogs: {
    load: () => import('./screens/streamingLogs/index.tsx'),
    words: [streamingLogsWords, ...resourceTexts],
  },
  iplists: {
    load: () => import('./screens/ipLists/index.tsx'),
    words: [ipListsWords, networkLinesWords, ...resourceTexts],
  },
  saferoutes: { load: () => import('./screens/safeRoutes/index.tsx'), words: [safeRoutesWords, ...resourceTexts] },
  views: { load: () => import('./screens/views/index.tsx'), words: [viewsWords, ...resourceTexts] },
  snapshot: {
    load: () => import('./screens/snapshot/index.tsx'),
    words: [viewsWords, screenWords, toolbarWords, attentionWords, listWords, failureWords, ...boardTexts],
  },
  soporte: { load: () => import('./screens/tickets/index.tsx'), words: [ticketsWords, ...resourceTexts] },
  users: { load: () => import('./screens/users/index.tsx'), words: [usersWords, securityWords, ...resourceTexts] },
  companyServices: {
    load: () => import('./screens/services/index.tsx'),
    words: [servicesWords, marketingWords, failureWords],
  },
  marketing: {
    load: () => import('./screens/marketing/index.tsx'),
    words: [servicesWords, marketingWords, failureWords],
  },
  perimetrical: {
    load: () => import('./screens/perimetrical/index.tsx'),
    words: [
      screenWords,
      boardMenuWords,
      toolbarWords,
      listWords,
      underAttackWords,
      apiProtectionWords,
      ...boardTexts,
      ...resourceTexts,
    ],
  },
  'user-profile': {
    load: () => import('./screens/profile/index.tsx'),
    words: [profileWords, securityWords, ...resourceTexts],
  },
  'user-alerts': {
    load: () => import('./screens/alerts/index.tsx'),
    words: [alertsWords, limitsWords, reactionsWords, ...resourceTexts],
  },
  'user-two-factor': {
    load: () => import('./screens/twoFactor/index.tsx'),
    words: [authWords, securityWords, failureWords],
  },
  'user-notifications': {
    load: () => import('./screens/notifications/index.tsx'),
    words: [notificationsWords, ...resourceTexts],
  },
  'user-consumption': {
    load: () => import('./screens/consumption/index.tsx'),
    words: [consumptionWords, limitsWords, ...resourceTexts],
  },
  'staff-consumption': {
    load: () => import('./screens/staffConsumption/index.tsx'),
    words: [clientConsumptionWords, staffBillingWords, limitsWords, ...resourceTexts],
  },
  'staff-revenue': {
    load: () => import('./screens/staffRevenue/index.tsx'),
    words: [clientRevenueWords, staffBillingWords, limitsWords, ...resourceTexts],
  },
  'user-payment': {
    load: () => import('./screens/payment/index.tsx'),
    words: [paymentWords, limitsWords, ...resourceTexts],
  },
  'user-invoices': { load: () => import('./screens/invoices/index.tsx'), words: [invoicesWords, ...resourceTexts] },
  'iframe-viewer': { load: () => import('./screens/viewer/index.tsx'), words: [viewerWords, ...resourceTexts] },
}
