import { makeAuditEntry } from '../../entities/AuditEntry.ts'
import {
  makeNotification,
  makeNotificationPreference,
  type NotificationMethod,
  type NotificationType,
} from '../../entities/Notification.ts'
import { mix, oneOf, randomOf } from '../traffic/random.ts'
import type { SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

/** The ways of telling. */
export const notificationMethods: readonly NotificationMethod[] = [
  { id: 1, name: 'Email', description: 'To the address of the account' },
  { id: 2, name: 'Dashboard', description: 'Only here' },
  { id: 3, name: 'Slack', description: 'To the channel of the company' },
]

export const notificationTypes: readonly NotificationType[] = [
  { id: 1, name: 'Deployments', description: 'A configuration went live or was rejected' },
  { id: 2, name: 'Certificates', description: 'A certificate was issued, renewed or is about to expire' },
  { id: 3, name: 'Anomalies', description: 'Traffic that differs from what is usual' },
  { id: 4, name: 'Limit alerts', description: 'Consumption passed a limit of yours' },
  { id: 5, name: 'Invoices', description: 'A new invoice is there' },
  { id: 6, name: 'Maintenance', description: 'Planned work of the provider' },
]

const told: readonly (readonly [number, string, string])[] = [
  [1, 'Configuration deployed', 'Version {n} is live on every node.'],
  [1, 'Configuration rejected', 'Version {n} did not compile: symbol not found.'],
  [2, 'Certificate renewed', 'The certificate of {site} is good for another 90 days.'],
  [
    2,
    'Certificate expires in 14 days',
    'The certificate of {site} could not be renewed: its name does not point to us.',
  ],
  [3, 'Unusual response times', 'Responses of {site} take four times as long as usual.'],
  [3, 'Unusual traffic from one address', '{site} gets 140 requests a second from 198.51.100.23.'],
  [4, 'Limit passed', 'Delivery passed 2,000 GB this month.'],
  [5, 'New invoice', 'Your invoice of last month is ready.'],
  [6, 'Maintenance in Madrid', 'On Tuesday from 02:00 to 04:00 UTC; no interruption is expected.'],
]

const hour = 3600

/** Seeds two months of notifications for each user of a company. */
export function seedNotifications(world: World, { seed, now }: SeedInput) {
  let id = 1
  for (const user of world.users.all()) {
    const company = user.profiles[0]?.company
    const sites =
      company === undefined
        ? []
        : world.sites
            .all()
            .filter((site) => site.company === company)
            .slice(0, 9)
    if (company === undefined || sites.length === 0) continue
    const random = randomOf(mix(seed, 71, user.id))
    const count = user.username === 'admin' ? 48 : 7
    for (let i = 0; i < count; i++) {
      const [type, title, message] = oneOf(random, told)
      const site = oneOf(random, sites).url
      const created_at = Math.floor(now - (i + random()) * 29 * hour)
      const row = makeNotification({
        id,
        notification_type: type,
        notification_method: type === 3 ? 3 : 1,
        title,
        message: message.replace('{site}', site).replace('{n}', String(4747 - i)),
        created_at,
        read: i > 4,
        company,
      })
      world.notifications.load(String(id), { ...row, user: user.id })
      id++
    }
  }
  ;[1, 2, 4, 5].forEach((type, i) => {
    // Group 7 is one that admin is not in.
    const groups = type === 5 ? [1, 7] : [1]
    const row = makeNotificationPreference({ id: i + 1, notification_type: type, notification_method: 1, groups })
    world.notification_preferences.load(String(i + 1), { ...row, user: 1, company: 300 })
  })
}

const deeds: readonly (readonly ['POST' | 'UPDATE' | 'DELETE', string, string | null])[] = [
  ['POST', 'companies/{company}/invalidate/', '{"urls":["https://{site}/portada"]}'],
  ['POST', 'companies/{company}/invalidate/', '{"urls":["https://{site}/css/main.css"],"refetch":true}'],
  ['POST', 'autoprovisioning/{company}/config/', '{"comment":"Longer cache for images"}'],
  ['UPDATE', 'autoprovisioning/{company}/backends/501/', '{"health_check":"/status"}'],
  ['POST', 'autoprovisioning/{company}/uam/1201/', null],
  ['DELETE', 'autoprovisioning/{company}/uam/1201/', null],
  ['POST', 'companies/{company}/lists/5/address/203.0.113.9', null],
  ['DELETE', 'autoprovisioning/{company}/domain/7/record/31/', null],
  ['UPDATE', 'companies/{company}/users/{user}/', '{"roles":[{role}]}'],
]

/** Seeds the audit log: much for admin's first company, a little for the others. */
export function seedAudit(world: World, { seed, now }: SeedInput) {
  let id = 1
  for (const company of world.companies.all()) {
    const people = world.users.all().filter((user) => user.profiles.some((profile) => profile.company === company.id))
    const sites = world.sites
      .all()
      .filter((site) => site.company === company.id)
      .slice(0, 9)
    if (people.length === 0 || sites.length === 0) continue
    const random = randomOf(mix(seed, 72, company.id))
    const count = company.id === 300 ? 160 : 12
    let roleChanges = 0
    for (let i = count; i > 0; i--) {
      const [action, path, detail] = oneOf(random, deeds, 2)
      const user = oneOf(random, people)
      const site = oneOf(random, sites).url
      if (path.includes('{user}')) roleChanges++
      const role = String(roleChanges % 2 === 0 ? 4 : 5)
      const filled = (text: string) =>
        text
          .replace('{company}', String(company.id))
          .replace('{user}', String(people.at(-1)?.id))
          .replace('{role}', role)
          .replace('{site}', site)
      const entry = makeAuditEntry({
        id,
        timestamp: Math.floor(now - (i + random() * 0.9) * 5 * hour),
        user: { id: user.id, email: user.email, username: user.username },
        action,
        vhost: detail?.includes('{site}') ? site : null,
        path: `/api/v1/${filled(path)}`,
        ip: `203.0.113.${10 + user.id}`,
        detail: detail === null ? null : filled(detail),
        // Every sixth purge is sent by a program.
        actor: path.includes('invalidate') && i % 6 === 0 ? 'key' : 'person',
      })
      world.audit.load(String(id), { ...entry, company: company.id })
      id++
    }
  }
}
