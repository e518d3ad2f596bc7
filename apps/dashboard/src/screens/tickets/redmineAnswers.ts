/** Answers as a stock Redmine gives them (its REST API), for stories and tests. */
const named = (id: number, name: string) => ({ id, name })

const usual = {
  project: named(1, 'Support'),
  tracker: named(3, 'Support'),
  status: named(1, 'New'),
  priority: named(2, 'Normal'),
  author: named(5, 'Ada Moreno'),
  start_date: '2026-06-14',
  due_date: null,
  done_ratio: 0,
  is_private: false,
  estimated_hours: null,
  created_on: '2026-06-14T08:00:00Z',
  updated_on: '2026-06-15T09:00:00Z',
  closed_on: null,
}

/** A ticket without a text, as Redmine sends one that was created by mail or API. */
export const silentTicket = { ...usual, id: 4302, subject: 'Created without a text', description: null }
/** A ticket that is no issue of Redmine: its number is a text. */
export const brokenTicket = { ...usual, id: '4301', subject: 'Broken' }

export const ticketPage = {
  issues: [
    { ...usual, id: 4303, subject: 'Purge takes minutes', description: 'Since noon.' },
    silentTicket,
    brokenTicket,
  ],
  total_count: 3,
  offset: 0,
  limit: 100,
}

/** One ticket with everything that Redmine leaves out or sends as null. */
export const ticketWithGaps = {
  issue: {
    ...silentTicket,
    attachments: [
      {
        id: 7,
        filename: 'trace ñ.txt',
        filesize: 120,
        content_type: null,
        description: null,
        content_url: 'http://redmine.internal:3000/attachments/download/7/trace%20%C3%B1.txt',
        created_on: '2026-06-15T08:30:00Z',
      },
    ],
    journals: [
      {
        id: 1,
        notes: null,
        created_on: '2026-06-15T08:30:00Z',
        private_notes: false,
        details: [
          { property: 'attachment', name: '7', old_value: null, new_value: 'trace ñ.txt' },
          { property: 'attr', name: 'assigned_to_id', old_value: null, new_value: '5' },
        ],
      },
      { id: 2, user: named(9, 'Anonymous'), notes: 'Any news?', created_on: '2026-06-15T09:00:00Z', details: [] },
    ],
  },
}

export const statuses = {
  issue_statuses: [
    { id: 1, name: 'New', is_closed: false },
    { id: 5, name: 'Closed', is_closed: true },
  ],
}
export const priorities = {
  issue_priorities: [
    { id: 2, name: 'Normal', is_default: true, active: true },
    { id: 9, name: 'Retired', is_default: false, active: false },
  ],
}

/** The refusal of a ticket without a project (422). */
export const refusedTicket = { errors: ['Project cannot be blank', 'Tracker cannot be blank'] }

/** Answers the calls to the tracker as a stock Redmine does whose user may only comment; other calls go to `others`. */
export function redmine(others: typeof fetch): typeof fetch {
  const answers: readonly (readonly [RegExp, (init: RequestInit | undefined) => Response])[] = [
    [/uploads\.json/, () => new Response(null, { status: 404 })],
    [/trackers\.json$/, () => Response.json({ trackers: [] })],
    [/issue_statuses\.json$/, () => Response.json(statuses)],
    [/issue_priorities\.json$/, () => Response.json(priorities)],
    [/shared\/users\.json$/, () => Response.json({ users: [{ id: 6, firstname: 'Mia', lastname: null }] })],
    [/issues\/\d+\.json/, (init) => (init?.method === 'PUT' ? silently() : Response.json(ticketWithGaps))],
    [/issues\.json/, (init) => (init?.method === 'POST' ? refused() : Response.json(ticketPage))],
    [/attachments\/download\//, () => new Response('GET / HTTP/1.1')],
  ]
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = url.includes('/third/tickets/') ? answers.find(([path]) => path.test(url)) : undefined
    return answer ? answer[1](init) : others(input, init)
  }
}

/** Redmine answers 204 even where it dropped every change. */
const silently = () => new Response(null, { status: 204 })
const refused = () => Response.json(refusedTicket, { status: 422 })
