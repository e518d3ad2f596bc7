import { makeAuditEntry } from '../../entities/AuditEntry.ts'
import { makeNotification } from '../../entities/Notification.ts'
import { makeTicket } from '../../entities/Ticket.ts'
import type { World } from './World.ts'

const iso = (second: number) => new Date(second * 1000).toISOString().replace('.000Z', 'Z')

/** Notifies all users of admin's first company. The type is one of `notificationTypes`. */
export function notifyUsers(world: World, created_at: number, type: number, title: string, message: string) {
  for (const user of world.users.all().filter(({ profiles }) => profiles.some(({ company }) => company === 300))) {
    const id = world.notifications.nextId()
    const row = makeNotification({
      id,
      notification_type: type,
      notification_method: 1,
      created_at,
      read: false,
      company: 300,
      title,
      message,
    })
    world.notifications.load(String(id), { ...row, user: user.id })
  }
}

/** Opens a ticket of high priority in admin's first company; it was last written to at `updated`. */
export function openTicket(world: World, created: number, updated: number, subject: string) {
  const id = world.tickets.nextId()
  world.tickets.load(String(id), {
    ...makeTicket({ id, subject, priority: { id: 3, name: 'High' } }),
    company: 300,
    created_on: iso(created),
    updated_on: iso(updated),
  })
}

/** Adds an audit entry by admin in their first company; the path starts after the version. */
export function addAuditEntry(world: World, timestamp: number, path: string, detail: string | null) {
  const admin = world.users.find(({ username }) => username === 'admin')
  if (!admin) return
  const id = world.audit.nextId()
  const { email, username } = admin
  const entry = makeAuditEntry({
    id,
    timestamp,
    user: { id: admin.id, email, username },
    action: 'POST',
    vhost: null,
    path: `/api/v1/${path}`,
    ip: `203.0.113.${10 + admin.id}`,
    detail,
    actor: 'person',
  })
  world.audit.load(String(id), { ...entry, company: 300 })
}
