import { ApiProvider, makeApiContext, makeCompany, makeRole, makeUser, services } from '@parapet/api'
import { AnnouncerProvider, ToastProvider, useTheme } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { screen } from 'storybook/test'
import { PageHeader } from '../kit/page/PageHeader.tsx'
import { ConfigContext } from '../platform/config/ConfigContext.ts'
import { defaultConfig } from '../platform/config/RuntimeConfig.ts'
import { PreferencesProvider } from '../platform/preferences/PreferencesProvider.tsx'
import { useStoryPreferences } from '../platform/preferences/storyPreferences.ts'
import { isWaitingForCode } from '../platform/router/pendingCode.ts'
import { mockSession } from '../platform/session/mockSession.ts'
import { SessionContext } from '../platform/session/SessionContext.ts'
import type { Session } from '../platform/session/types.ts'
import { Shell } from './Shell.tsx'

const hired = [
  'stats',
  'analytics',
  'dnsdelegation',
  'invalidation',
  'soporte',
  'autoprovisioning',
  'iplists',
  'saferoutes',
]
const refs = services.filter(({ key }) => hired.includes(key)).map(({ key }, index) => ({ id: index + 1, name: key }))
const company = makeCompany({ services: refs, client: { id: 7, name: 'Aurora Group' } })
const roles = [makeRole({ name: 'CompanyAdmin', services: refs })]
const user = makeUser({
  transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }],
})
const others = [
  'Boreal Broadcasting',
  'Cierzo Noticias',
  'Delta Retail',
  'Ébano Ediciones y Publicaciones Digitales del Mediterráneo',
  'Faro Learning',
  'Garúa Games',
  'Halcyon Live',
].map((name, index) => ({ id: 301 + index, name }))

function Page() {
  return (
    <>
      <PageHeader title="History" sentence="Last 7 days · all 12 sites · updated 8 s ago" />
      <p>The screen.</p>
    </>
  )
}

interface Args {
  path: string
  session: Partial<Session>
  rail: 'small' | 'wide'
}

const framed = (
  <AnnouncerProvider>
    <ToastProvider>
      <Shell>
        <Page />
      </Shell>
    </ToastProvider>
  </AnnouncerProvider>
)

function ShellStory(props: Args) {
  return <Inside key={props.rail + props.path} {...props} />
}

function Inside({ path, session, rail }: Args) {
  const { seed } = useTheme()
  const fixed = useStoryPreferences()
  const [api] = useState(() => {
    localStorage.setItem('parapet.rail', rail)
    localStorage.setItem('parapet.recent.1', '[300,305,302]')
    return makeApiContext()
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: framed }], { initialEntries: [path] }))
  const third = {
    ...defaultConfig.third,
    docs: 'https://docs.example.com',
    blogPage: 'https://example.com/blog',
    sales: 'sales@example.com',
  }
  return (
    <ConfigContext value={{ ...defaultConfig, third }}>
      <ApiProvider value={api}>
        <SessionContext
          value={mockSession({ user, company, companies: [{ id: 300, name: company.name }, ...others], ...session })}
        >
          <PreferencesProvider seed={seed} user={session.user ?? user} fixed={fixed} isActing>
            <RouterProvider router={router} />
          </PreferencesProvider>
        </SessionContext>
      </ApiProvider>
    </ConfigContext>
  )
}

const meta = {
  title: 'Shell/Frame',
  component: ShellStory,
  // A page of documentation would run every screen at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/stats', session: {}, rail: 'wide' },
} satisfies Meta<typeof ShellStory>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { tags: ['picture'] }
export const Small: Story = { args: { rail: 'small' } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const WeakPassword: Story = { args: { session: { isPasswordWeak: true } } }
export const WaitingForConnection: Story = {
  beforeEach: () => {
    isWaitingForCode.set(true)
    return () => isWaitingForCode.set(false)
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No connection. The page you chose opens when the connection is back.')
    await canvas.findByRole('button', { name: 'Stay here' })
  },
}
const acting = {
  ownToken: { accessToken: 'x', expiresAtMs: 0 },
  ownName: 'Sol',
  asName: 'Ada Byron',
  startedFrom: '/300/users',
  reason: 'Ticket 4711: purge fails',
  startedAtMs: Date.UTC(2026, 5, 15, 10, 10),
  hasControl: false,
  deeds: [],
}
/** Acting as somebody, only looking: the frame and the bar have colours of no theme. */
export const ActingAsSomebody: Story = {
  tags: ['picture'],
  args: { session: { acting } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Take control' })
  },
}
export const ActingInControl: Story = {
  args: { session: { acting: { ...acting, hasControl: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You have control/)
  },
}
export const TakingControl: Story = {
  args: { session: { acting } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take control' }))
    await screen.findByRole('alertdialog')
  },
}
/** What was done, once acting has ended by itself. */
export const ActingEnded: Story = {
  tags: ['picture'],
  args: {
    session: {
      lastActing: {
        ...{
          ownName: 'Sol',
          asName: 'Ada Byron',
          reason: 'Ticket 4711: purge fails',
          hasControl: true,
          isTimeUp: true,
        },
        ...{ startedAtMs: Date.UTC(2026, 5, 15, 9, 10), endedAtMs: Date.UTC(2026, 5, 15, 10, 10) },
        deeds: [
          {
            atMs: Date.UTC(2026, 5, 15, 9, 20),
            method: 'POST',
            path: '/api/v1/companies/300/invalidate/',
            isDone: true,
          },
          {
            atMs: Date.UTC(2026, 5, 15, 9, 21),
            method: 'DELETE',
            path: '/api/v1/companies/300/lists/5/',
            isDone: false,
          },
        ],
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'You acted as Ada Byron' })
  },
}
export const AboutToBeLoggedOut: Story = {
  tags: ['picture'],
  args: { session: { idleEndsAtMs: Date.UTC(2026, 5, 15, 10, 32, 0) } },
}
export const OneCompany: Story = { args: { session: { companies: [{ id: 300, name: company.name }] } } }
export const NoCompany: Story = { args: { path: '/', session: { company: null, companies: [] } } }

/** The company switcher, open. */
export const Switching: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Switch company|Cambiar de empresa/ }))
  },
}

export const MoreServices: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(More services|Más servicios)/ }))
  },
}

/** The keyboard shortcuts of this page, opened by `?`. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('?')
    await screen.findByRole('switch')
  },
}

/** Everything by name, by Ctrl+K. */
export const GoingTo: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('listbox')
  },
}

export const WhatChanged: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /4\.4\.6$/ }))
    await screen.findByText('Dark mode')
  },
}
