import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onCard } from './onCard.tsx'
import { hostile } from './sample.ts'
import { TopTable } from './TopTable.tsx'

const ranked = (keys: readonly string[], top = 812_000) =>
  keys.map((key, index) => ({
    key,
    requests: Math.round(top / (index + 1) ** 1.2),
    bytes: Math.round((top * 41_000) / (index + 1) ** 1.1),
    previous: Math.round((top * 0.9) / (index + 1)),
  }))
const total = { requests: 3_400_000, bytes: 1.4e11 }
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0',
  'curl/8.4.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36',
  '-',
  'my own player v3 (set-top box)',
]

const meta: Meta<typeof TopTable> = {
  title: 'Widgets/Kinds/TopTable',
  component: TopTable,
  decorators: [onCard],
  parameters: { card: 560 },
  args: {
    label: 'Top paths',
    keyKind: 'path',
    rows: ranked([
      '/',
      '/assets/app-4f2c9a.js',
      '/video/2026/06/live/stream-0042/segment-000421.ts',
      '/api/v2/catalogue/products?category=shoes&page=2&sort=price',
      '/images/hero@2x.webp',
      '/favicon.ico',
      '/robots.txt',
      '/news/2026/06/15/a-very-long-headline-that-goes-on-and-on.html',
      '/css/main.css',
      '/feed.xml',
    ]),
    total,
    totalCount: 4312,
    onPick: { include: fn(), exclude: fn() },
  },
}
export default meta
type Story = StoryObj<typeof TopTable>

export const Paths: Story = {}
export const Agents: Story = {
  args: { label: 'User agents', keyKind: 'agent', rows: ranked(agents), totalCount: undefined },
}
export const Countries: Story = {
  args: { label: 'Countries', keyKind: 'country', rows: ranked(['ES', 'FR', 'US', 'DE', 'MX', '-']), totalCount: 61 },
}
export const Statuses: Story = {
  tags: ['picture'],
  args: {
    label: 'Status codes',
    keyKind: 'status',
    rows: ranked(['200', '304', '404', '206', '503', '499']),
    totalCount: 17,
  },
}
export const Addresses: Story = {
  args: {
    label: 'Addresses',
    keyKind: 'address',
    rows: ranked(['203.0.113.77', '198.51.100.4', '2001:db8:85a3::8a2e:370:7334']),
  },
}
export const Referrers: Story = {
  args: {
    label: 'Referrers',
    keyKind: 'referer',
    rows: ranked(['https://www.google.com/', '-', 'https://news.example/front', 'javascript:alert(1)']),
  },
}
export const ContentTypes: Story = {
  args: {
    label: 'Content types',
    keyKind: 'contentType',
    rows: ranked(['text/html; charset=utf-8', 'image/webp', '-', 'video/mp2t']),
  },
}
export const WithoutTotal: Story = { args: { total: null, totalCount: undefined } }
export const OneRow: Story = { args: { rows: ranked(['/']), totalCount: 1 } }
export const NoRows: Story = { args: { rows: [] } }
export const AllZero: Story = {
  args: {
    rows: ranked(['/', '/a']).map((row) => ({ ...row, requests: 0, bytes: 0 })),
    total: { requests: 0, bytes: 0 },
  },
}
export const HugeNumbers: Story = {
  args: { rows: ranked(['/', '/a', '/b'], 9e17), total: { requests: 3e18, bytes: 4e22 } },
}
export const HostileValues: Story = { tags: ['picture'], args: { rows: ranked(Object.values(hostile)) } }
export const HostileAgents: Story = { args: { keyKind: 'agent', rows: ranked(Object.values(hostile)) } }
export const Narrow: Story = { parameters: { card: 358 } }

export const Menu: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for /images/hero@2x.webp' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Exclude' }))
    await expect(args.onPick?.exclude).toHaveBeenCalledWith('request', '/images/hero@2x.webp')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for /robots.txt' }))
    await page.findByRole('menuitem', { name: 'Filter' })
  },
}

/** Sorted by volume: the bars show it, and the foot says which paths were compared. */
export const ByVolume: Story = {
  tags: ['picture'],
  parameters: { card: 840 },
  args: { onLong: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volume' }))
    await expect(args.onLong).toHaveBeenCalledWith(true)
    await canvas.findByText('Top 5 by volume of the 10 with the most requests; 4,302 others not compared')
  },
}

/** Compared with an earlier period: each row says its change, and the table sorts by it. */
export const Compared: Story = {
  args: {
    label: 'Status codes',
    keyKind: 'status',
    rows: ranked(['200', '304', '404', '503']).map((row, index) => ({
      ...row,
      previous: [row.requests, row.requests * 1.1, 0, row.requests / 8][index] ?? 0,
    })),
  },
}
