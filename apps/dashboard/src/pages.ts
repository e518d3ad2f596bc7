import { partsWords, tableWords } from '@parapet/ui/words'
import {
  attentionWords,
  boardWords,
  catalogueWords,
  frameWords,
  kindWords,
  listWords,
  siteWords,
  toolbarWords,
} from '@parapet/widgets/words'
import type { PageCode } from './page.ts'
import { type PageName, type PlannedName, pathList } from './paths.ts'
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
import { securityWords } from './words/security.ts'
import { servicesWords } from './words/services.ts'
import { streamingLogsWords } from './words/streamingLogs.ts'
import { transcodingWords } from './words/transcoding.ts'
import { transcodingJobsWords } from './words/transcodingJobs.ts'
import { transcodingProfilesWords } from './words/transcodingProfiles.ts'
import { transcodingWizardWords } from './words/transcodingWizard.ts'

const boardSays = [boardWords, catalogueWords, frameWords, kindWords]
const resourceSays = [resourceWords, failureWords, permissionWords, tableWords, partsWords]

/** The code and texts of every page that has a screen, each fetched when it is opened. */
const code: Readonly<Record<Exclude<PageName, PlannedName>, PageCode>> & Partial<Record<PlannedName, never>> = {
  ...publicPages,

  home: {
    load: () => import('./screens/home/index.tsx'),
    words: [homeWords, attentionWords, listWords, siteWords, ...boardSays],
  },
  stats: { load: () => import('./screens/stats/index.tsx'), words: [screenWords, toolbarWords, ...boardSays] },
  analytics: {
    load: () => import('./screens/analytics/index.tsx'),
    words: [screenWords, toolbarWords, listWords, ...boardSays],
  },
  dnsdelegation: { load: () => import('./screens/dns/index.tsx'), words: [domainsWords, dnsWords, ...resourceSays] },
  cachewarmup: {
    load: () => import('./screens/prefetch/index.tsx'),
    words: [prefetchWords, composerWords, ...resourceSays],
  },
  invalidation: {
    load: () => import('./screens/invalidation/index.tsx'),
    words: [invalidationWords, purgeHistoryWords, composerWords, ...resourceSays],
  },
  transcoding: {
    load: () => import('./screens/transcoding/index.tsx'),
    words: [
      transcodingWords,
      transcodingJobsWords,
      transcodingProfilesWords,
      transcodingWizardWords,
      composerWords,
      ...resourceSays,
    ],
  },
  logs: { load: () => import('./screens/logs/index.tsx'), words: [logsWords, lineFormatWords, ...resourceSays] },
  streaminglogs: {
    load: () => import('./screens/streamingLogs/index.tsx'),
    words: [streamingLogsWords, ...resourceSays],
  },
  iplists: { load: () => import('./screens/ipLists/index.tsx'), words: [ipListsWords, ...resourceSays] },
  saferoutes: { load: () => import('./screens/safeRoutes/index.tsx'), words: [safeRoutesWords, ...resourceSays] },
  companyServices: {
    load: () => import('./screens/services/index.tsx'),
    words: [servicesWords, marketingWords, failureWords],
  },
  marketing: {
    load: () => import('./screens/marketing/index.tsx'),
    words: [servicesWords, marketingWords, failureWords],
  },
  'user-profile': {
    load: () => import('./screens/profile/index.tsx'),
    words: [profileWords, securityWords, failureWords],
  },
}

/** The code of each page; the placeholder for those that are planned. */
export const pages = Object.fromEntries(
  pathList.map(({ name }) => [name, code[name] ?? { load: () => import('./screens/planned/index.tsx'), words: [] }]),
) as Readonly<Record<PageName, PageCode>>
