import { expect, it } from 'vitest'
import type { PathRow } from './path.ts'
import { pathList } from './paths.ts'

const specified = {
  login: 'auth/login',
  reset: 'auth/reset',
  password: 'auth/password/{uuid}',
  perimetrical: 'perimetrical',
  'user-profile': 'user/profile',
  'user-notifications': 'user/notifications',
  'user-alerts': 'user/alerts',
  'user-payment': 'user/payment',
  'user-consumption': 'user/my-consumption',
  'staff-consumption': 'user/consumption',
  'staff-revenue': 'user/revenue',
  'user-invoices': 'user/invoices',
  'iframe-viewer': 'user/viewer',
  home: '{company?}',
  saferoutes: '{company?}/saferoutes',
  snapshot: '{company?}/snapshot/{sId}',
  stats: '{company?}/stats',
  analytics: '{company?}/analytics',
  users: '{company?}/users',
  anomalydetection: '{company?}/anomalydetection',
  freeanomalydetection: '{company?}/freeanomalydetection',
  dnsdelegation: '{company?}/dnsdelegation',
  botmitigation: '{company?}/botmitigation',
  iplists: '{company?}/iplists',
  autoprovisioning: '{company?}/autoprovisioning',
  staging: '{company?}/staging',
  transcoding: '{company?}/transcoding',
  logs: '{company?}/logs',
  cachewarmup: '{company?}/prefetching',
  invalidation: '{company?}/invalidation',
  soporte: '{company?}/tickets',
  streaminglogs: '{company?}/streaming-logs',
}

// §2 lists neither the panel of a service (decision 0003), the list of saved views (0031), that of companies (0040), nor
// the set-up of a required second factor (0055), nor the timeline (0066), nor boards
// of one's own (0070), nor the monthly report (0071), nor the blocked addresses (0072), nor the audit log (0080).
const ours = {
  'user-two-factor': 'user/two-factor',
  blocked: '{company?}/blocked',
  audit: '{company?}/audit',
  views: '{company?}/views',
  timeline: '{company?}/timeline',
  report: '{company?}/report',
  ownBoard: '{company?}/boards/{sId}',
  companies: '{company?}/companies',
  companyServices: '{company?}/company/services',
  marketing: '{company?}/company/services/{service}',
}

it('lists exactly the routes of §2 by name', () => {
  expect(Object.fromEntries(pathList.map(({ name, path }) => [name, path]))).toEqual({ ...specified, ...ours })
})

it('names a folder with a screen for each page, and leaves no folder without a page', () => {
  const folders = Object.keys(import.meta.glob('../../screens/*/index.tsx')).map((file) => file.split('/').at(-2))
  const named = new Set(pathList.map((row: PathRow & { name: string }) => row.screen ?? row.name))
  expect([...named].sort()).toEqual(folders.sort())
})
