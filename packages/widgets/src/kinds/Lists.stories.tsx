import type { StatusIssue, StatusService, Ticket } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsList } from './NewsList.tsx'
import { onCard } from './onCard.tsx'
import { StatusTable } from './StatusTable.tsx'
import { hostile } from './sample.ts'
import { TicketList } from './TicketList.tsx'

const meta: Meta = { title: 'Widgets/Kinds/Lists', decorators: [onCard], parameters: { card: 560 } }
export default meta
type Story = StoryObj

const service = (id: number, name: string, type = 'ok'): StatusService => ({
  id,
  name,
  permalink: name.toLowerCase(),
  description: type === 'ok' ? null : 'Some requests are answered late.',
  status: { id: 1, name: type, permalink: type, color: '2FCC66', status_type: type },
})
const issue = (id: number, title: string, state: string): StatusIssue => ({
  id,
  title,
  state,
  identifier: `i${id}`,
  created_at: '2026-06-15T07:30:00Z',
  updated_at: '2026-06-15T09:05:00Z',
  services: [{ id: 1, name: 'Delivery', permalink: 'delivery' }],
})
const services = ['Delivery', 'Dashboard', 'API', 'DNS', 'Transcoding'].map((name, id) => service(id, name))
const resolved = [issue(1, 'Slow responses in Frankfurt', 'resolved'), issue(2, 'Delayed statistics', 'resolved')]

const ticket = (id: number, over: Partial<Ticket> = {}): Ticket => ({
  id,
  subject: 'Certificate of www.aurora.example expires soon',
  status: { id: 1, name: 'New' },
  priority: { id: 2, name: 'Normal' },
  tracker: { id: 3, name: 'Support' },
  description: '',
  created_on: '2026-06-12T08:00:00Z',
  updated_on: '2026-06-15T09:20:00Z',
  ...over,
})
const tickets = [
  ticket(4211),
  ticket(4207, {
    subject: '503 from origin since this morning',
    priority: { id: 4, name: 'Urgent' },
    status: { id: 2, name: 'In progress' },
    assigned_to: { id: 5, name: 'Marta Ruiz' },
  }),
  ticket(4188, {
    subject: 'Question about the invoice of May',
    tracker: { id: 4, name: 'Billing' },
    status: { id: 5, name: 'Closed' },
    updated_on: '2026-06-02T10:00:00Z',
  }),
]
const news = [
  {
    id: 1,
    date: '2026-06-10T10:00:00',
    link: 'https://blog.example.com/1',
    title: 'What a cache is for &amp; what it isn&#8217;t',
    text: '<p>A <b>short</b> walk through hits, misses and the rest.</p>',
  },
  { id: 2, date: '2026-05-28T10:00:00', link: 'https://blog.example.com/2', title: 'Exclude filters' },
  { id: 3, date: '2026-05-11T10:00:00', link: null, title: 'New point of presence in Johannesburg' },
]

export const StatusAllWell: Story = {
  render: () => <StatusTable label="Status" services={services} issues={resolved} />,
}
export const StatusTroubled: Story = {
  tags: ['picture'],
  render: () => (
    <StatusTable
      label="Status"
      services={[
        service(9, 'Delivery', 'minor'),
        service(8, 'DNS', 'major'),
        service(7, 'API', 'maintenance'),
        ...services.slice(1, 3),
      ]}
      issues={[
        issue(5, 'Elevated latency in southern Europe', 'investigating'),
        issue(6, 'Planned work on the API', 'monitoring'),
        ...resolved,
      ]}
    />
  ),
}
export const StatusHostile: Story = {
  render: () => (
    <StatusTable
      label="Status"
      services={[service(1, hostile.script, 'strange'), service(2, hostile.rightToLeft, 'minor')]}
      issues={[issue(1, hostile.long, hostile.script), issue(2, hostile.script, 'resolved')]}
    />
  ),
}

export const News: Story = {
  tags: ['picture'],
  render: () => <NewsList label="What's new" items={news} />,
  parameters: { card: 340 },
}
export const NewsEmpty: Story = { render: () => <NewsList label="What's new" items={[]} />, parameters: { card: 340 } }
export const NewsHostile: Story = {
  render: () => (
    <NewsList
      label="What's new"
      items={[
        { id: 1, date: 'never', link: 'javascript:alert(1)', title: hostile.script },
        {
          id: 2,
          date: '2026-06-01',
          link: 'https://user:pass@evil.example/',
          title: '&lt;img src=x onerror=alert(1)&gt;',
        },
        { id: 3, date: '2026-06-01', link: '//evil.example', title: hostile.long, text: hostile.rightToLeft },
      ]}
    />
  ),
  parameters: { card: 340 },
}

export const Tickets: Story = {
  tags: ['picture'],
  render: () => <TicketList label="Recent tickets" tickets={tickets} hrefOf={(one) => `#${one.id}`} />,
  parameters: { card: 880 },
}
export const TicketsEmpty: Story = { render: () => <TicketList label="Recent tickets" tickets={[]} /> }
export const TicketsHostile: Story = {
  render: () => (
    <TicketList
      label="Recent tickets"
      tickets={Object.values(hostile).map((subject, index) => ticket(index, { subject, updated_on: 'x' }))}
    />
  ),
}
export const TicketsNarrow: Story = {
  render: () => <TicketList label="Recent tickets" tickets={tickets} />,
  parameters: { card: 358 },
}
