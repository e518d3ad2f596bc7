import { capability, initialView, type ViewState } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RangeNotice } from './RangeNotice.tsx'
import { Toolbar } from './Toolbar.tsx'
import { usePage } from './usePage.ts'

const sitesOf = (count: number) => Array.from({ length: count }, (_, index) => `site-${index + 1}.aurora.example`)

interface StoryToolbarProps {
  view?: Partial<ViewState>
  isDedicated?: boolean
  siteCount?: number
}

function StoryToolbar({ view: first, isDedicated = true, siteCount = 3 }: StoryToolbarProps) {
  const { zone } = useLocale()
  const [view, change] = useState<ViewState>({ ...initialView, ...first })
  const [allSites] = useState(() => sitesOf(siteCount))
  const [limits] = useState(() =>
    capability('analytics.delivery', { dedicated: isDedicated, retentionHours: 720, siteCount }),
  )
  const { control, moment } = usePage({ view, change, company: 300, zone, allSites, capability: limits })
  return (
    <>
      <Toolbar
        control={control}
        defaults={initialView}
        moment={moment}
        zone={zone}
        capability={limits}
        allSites={allSites}
        hireHref="/services/analytics"
        linkOf={(query) => `https://dashboard.example/300/analytics?${query}`}
      />
      <RangeNotice view={view} capability={limits} now={moment.now} zone={zone} />
    </>
  )
}

const meta: Meta<typeof StoryToolbar> = { title: 'Widgets/Toolbar', component: StoryToolbar }
export default meta
type Story = StoryObj<typeof StoryToolbar>

export const Quiet: Story = {}

/** With one site the picker shows its chip, and autorefresh is in a menu beside "refresh now". */
export const OneSite: Story = { args: { view: { sites: sitesOf(1) } } }

/** Everything that a reader can choose, chosen. */
export const Chosen: Story = {
  tags: ['picture'],
  args: {
    view: {
      range: { rel: '24h' },
      sites: sitesOf(2),
      compare: 'week',
      refreshMs: 60_000,
      include: { ...initialView.include, countrycode: ['ES', 'FR'] },
      exclude: { ...initialView.exclude, response: ['404'] },
    },
  },
}

/** Ranges beyond the contract are visible with a reason. */
export const WithoutDedicated: Story = {
  args: { isDedicated: false },
  play: async ({ canvasElement }) => {
    const range = await within(canvasElement).findByRole('button', { name: /^last /i })
    await userEvent.click(range)
    await expect(range).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A link from a user with a longer retention. */
export const RangeOutOfReach: Story = {
  tags: ['picture'],
  args: { isDedicated: false, view: { range: { rel: '7d' } } },
}

export const ManySites: Story = { args: { siteCount: 4000 } }

export const Phone: Story = {
  tags: ['picture'],
  args: { view: { sites: sitesOf(2), compare: 'previous' } },
  globals: { viewport: { value: 'phone' } },
}

/** What a phone folds away: sites, refresh, link and the menus of the board. */
export const PhoneUnfolded: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    const more = await bar.findByRole('button', { name: 'Sites, refresh and more' })
    await expect(bar.getByRole('button', { name: 'Filter' })).toBeVisible()
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.getByRole('button', { name: 'Refresh now' })).toBeVisible()
  },
}
