import type { BlogPost, ChangeLog, NewsItem } from '../../entities/News.ts'
import type { StatusIssue, StatusService } from '../../entities/StatusPage.ts'
import type { Tables } from './records.ts'

const iso = (second: number) => new Date(second * 1000).toISOString().replace('.000Z', 'Z')
const day = 86_400

export const ticketStatuses = [
  { id: 1, name: 'New', is_closed: false },
  { id: 2, name: 'In progress', is_closed: false },
  { id: 3, name: 'Waiting for customer', is_closed: false },
  { id: 4, name: 'Resolved', is_closed: false },
  { id: 5, name: 'Closed', is_closed: true },
]

export const ticketPriorities = [
  { id: 1, name: 'Low', is_default: false },
  { id: 2, name: 'Normal', is_default: true },
  { id: 3, name: 'High', is_default: false },
  { id: 4, name: 'Urgent', is_default: false },
]

/** The project of the tracker that new tickets go into. */
export const supportProject = { id: 1, identifier: 'support' } as const

export const trackers = [
  { id: 1, name: 'Incident' },
  { id: 2, name: 'Question' },
  { id: 3, name: 'Change' },
]

const tickets: readonly (readonly [number, string, number, number, number, number, number])[] = [
  [300, '5xx on www.auroramedia.example around noon', 2, 4, 1, 0.3, 1],
  [300, 'Cache key ignores the currency cookie', 3, 2, 2, 2, 7],
  [300, 'Certificate for fotos.auroramedia.example', 1, 3, 3, 1, 20],
  [300, 'Please raise the rate limit for the match on Sunday', 4, 3, 3, 6, 30],
  [300, 'How are stale objects counted in the hit ratio?', 5, 1, 2, 12, 170],
  [300, 'Logs arrive an hour late', 2, 2, 1, 3, 44],
  [300, 'Redirect of /portada does not keep the query', 5, 2, 1, 30, 600],
  [300, 'New origin for video.auroramedia.example', 5, 2, 3, 41, 800],
  [300, 'Second contact for invoices', 5, 1, 2, 60, 1200],
  [300, 'Midtier in Miami', 4, 2, 3, 9, 99],
  [301, 'Checkout answers 403 to a payment partner', 2, 4, 1, 0.6, 2],
  [301, 'Add latam.aurorashop.example', 5, 2, 3, 20, 350],
  [302, 'Report of blocked requests for the auditor', 3, 2, 2, 4, 26],
  [411, 'Tiles are cached for too short a time', 1, 2, 2, 1, 18],
  [821, 'Password policy', 1, 1, 2, 2, 40],
  [900, 'Import of 2,000 more sites', 2, 3, 3, 5, 12],
]

const hostileSubjects = [
  '<script>alert("ticket")</script>',
  '"><svg onload=alert(1)>',
  '=cmd|"/C calc"!A0',
  'ü'.repeat(300),
]

/** The rows of `tickets` with a formatted text and a file, and without a text, for which Redmine sends null. */
const OUTAGE = 0
const SILENT = 5

/** Textile: code, a link with a label, and an address. */
const outageText = `5xx on www.auroramedia.example around noon.

Our own check, every minute:

<pre><code class="text">12:04  GET /portada      200   41 ms
12:05  GET /portada      503  1.2 s
12:06  GET /css/main.css 503  1.1 s
</code></pre>

What changed: "deployment 811":https://ci.auroramedia.example/deployments/811.
Graphs: https://graphs.auroramedia.example/d/edge?from=now-3h`

/** The content of every file of a ticket. */
export const attachmentText =
  'GET /portada HTTP/1.1\r\nHost: www.auroramedia.example\r\n\r\nHTTP/1.1 503 Backend fetch failed\r\n'

const traceFile = (at: number) => ({
  id: 1,
  filename: 'trace ñ.txt',
  filesize: attachmentText.length,
  content_type: 'text/plain',
  // As real trackers behind a proxy send it: an address that only they can reach.
  content_url: 'http://redmine.internal:3000/attachments/download/1/trace%20%C3%B1.txt',
  author: { id: 1, name: 'Ada Moreno' },
  created_on: iso(at),
})

/** The tickets of all companies. */
export function seedTickets(now: number, isHostile: boolean): Tables['tickets'][] {
  return tickets.map(([company, subject, status, priority, tracker, days, hours], i) => ({
    id: 4200 + i,
    company,
    subject: isHostile ? `${hostileSubjects[i % hostileSubjects.length]} ${subject}` : subject,
    description: i === OUTAGE && !isHostile ? outageText : i === SILENT ? null : `${subject}.`,
    status: { id: status, name: ticketStatuses[status - 1]?.name ?? '' },
    priority: { id: priority, name: ticketPriorities[priority - 1]?.name ?? '' },
    tracker: trackers[tracker - 1] ?? { id: 1, name: 'Incident' },
    author: { id: 1, name: 'Ada Moreno' },
    ...(status === 1 ? {} : answered(i, status, now - Math.min(Math.round(days * day), hours * 3600))),
    ...(i === OUTAGE && { attachments: [traceFile(now - Math.round(days * day))] }),
    created_on: iso(now - Math.round(days * day)),
    updated_on: iso(now - Math.min(Math.round(days * day), hours * 3600)),
  }))
}

const agents = ['Sofía Tejada', 'Jon Etxea', 'Mia Klein']

/** Who of support has taken a ticket, and the comment with which its status changed. */
function answered(i: number, status: number, at: number) {
  const agent = { id: 70 + (i % 3), name: agents[i % 3] ?? '' }
  const notes = ['', 'We are looking into it.', 'Could you send us the response headers?', 'Done. Please check.', '']
  const details = [
    { property: 'attr', name: 'status_id', old_value: '1', new_value: String(status) },
    ...(i === OUTAGE
      ? [
          { property: 'attr', name: 'assigned_to_id', old_value: null, new_value: String(agent.id) },
          { property: 'attachment', name: '1', old_value: null, new_value: 'trace ñ.txt' },
        ]
      : []),
  ]
  return {
    assigned_to: agent,
    journals: [
      {
        id: (4200 + i) * 100,
        user: agent,
        notes: notes[status - 1] ?? '',
        private_notes: false,
        created_on: iso(at),
        details,
      },
      ...(i === OUTAGE
        ? [
            {
              id: (4200 + i) * 100 + 1,
              user: agent,
              notes: 'Operations know. Do not promise a time yet.',
              private_notes: true,
              created_on: iso(at),
              details: [],
            },
          ]
        : []),
    ],
  }
}

/** The services of the status page. */
export const statusServices: readonly StatusService[] = [
  ['Delivery', 'ok'],
  ['Midtier', 'ok'],
  ['Dashboard and API', 'ok'],
  ['Statistics', 'minor'],
  ['DNS', 'ok'],
  ['Logs', 'ok'],
].map(([name = '', type = 'ok'], i) => ({
  id: i + 1,
  name,
  permalink: name.toLowerCase().replaceAll(' ', '-'),
  description: null,
  status:
    type === 'ok'
      ? { id: 1, name: 'Operational', permalink: 'operational', color: '2FCC66', status_type: 'ok' }
      : {
          id: 2,
          name: 'Degraded Performance',
          permalink: 'degraded-performance',
          color: 'F1C40F',
          status_type: 'minor',
        },
}))

const incidents: readonly (readonly [string, string, number, number, number])[] = [
  ['Statistics are up to ten minutes late', 'monitoring', 3, 3, 2],
  ['Slow responses in Frankfurt', 'resolved', 0, 125, 2],
  ['Logs of one hour were delivered twice', 'resolved', 5, 300, 5],
  ['Certificate renewals were queued', 'resolved', 2, 610, 3],
  ['Packet loss towards one carrier in Miami', 'resolved', 0, 1100, 1],
]

const scenarioIncidents: Readonly<Record<string, (typeof incidents)[number]>> = {
  stuffing: ['Password attacks on several customers are being kept off', 'identified', 0, 0.6, 0.3],
  origindown: ['Origins in one data centre cannot be reached', 'investigating', 1, 0.15, 0.1],
}

/** The incidents of the status page, newest first. */
export function statusIssues(now: number, scenario: string): StatusIssue[] {
  const current = Object.hasOwn(scenarioIncidents, scenario) ? scenarioIncidents[scenario] : undefined
  const usual = statusIssuesOf(incidents, now, 40)
  return current ? [...statusIssuesOf([current], now, 41), ...usual] : usual
}

function statusIssuesOf(rows: typeof incidents, now: number, first: number): StatusIssue[] {
  return rows.map(([title, state, service, began, lasted], i) => {
    const { id = 1, name = '', permalink = '' } = statusServices[service] ?? {}
    return {
      id: first - i,
      title,
      state,
      identifier: `inc${first - i}`,
      created_at: iso(now - began * 3600),
      updated_at: iso(now - (began - lasted) * 3600),
      services: [{ id, name, permalink }],
    }
  })
}

/** The blog; one title has markup that must render as text. */
export function blogPosts(now: number): BlogPost[] {
  const titles: readonly (readonly [string, string])[] = [
    ['What a cache is for', '<p>Every answer that does not reach your origin is one it need not give twice.</p>'],
    [
      '<img src=x onerror=alert(1)>Reading a hit ratio &#8220;honestly&#8221; &amp; well',
      '<p>Hits over <em>all</em> requests. <script>alert(2)</script></p>',
    ],
    ['Preparing for the busiest night of the year', '<p>Limits, stale answers and a plan on paper.</p>'],
  ]
  return titles.map(([title, excerpt], i) => ({
    id: 900 - i,
    date: iso(now - (4 + i * 17) * day).replace('Z', ''),
    link: `https://blog.parapet.example/${900 - i}`,
    title: { rendered: title },
    excerpt: { rendered: excerpt },
  }))
}

/** Announcements of the static host. */
export function newsItems(now: number): NewsItem[] {
  const items: readonly (readonly [string, string])[] = [
    ['Exclude filters', 'Any value in a table can now be left out of the whole page with one click.'],
    ['Seven days of raw requests', 'Dedicated analytics keeps requests for as long as your contract says.'],
    ['Passkeys', 'Log in without a password: add a passkey in your profile.'],
    ['More points of presence', 'Querétaro, Casablanca and Jakarta are online.'],
  ]
  return items.map(([title, text], i) => ({
    id: 60 - i,
    date: iso(now - (3 + i * 11) * day).slice(0, 10),
    title,
    text,
    link: i === 2 ? 'https://docs.parapet.example/passkeys' : null,
  }))
}

export const changelog: readonly ChangeLog[] = [
  {
    version: '4.4.6',
    date: '2026-06-01',
    changes: ['Boards can be arranged by keyboard', 'Compare with the week before'],
  },
  { version: '4.4.5', date: '2026-05-04', changes: ['Tables keep their page while they refresh'] },
  { version: '4.4.0', date: '2026-03-16', changes: ['New look', 'Dark mode', 'Spanish and English complete'] },
]
