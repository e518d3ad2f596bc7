import { CallFailure } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CrashScreen, MissingScreen } from './ErrorScreens.tsx'

const meta = {
  title: 'Screens/Error',
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashScreen>
export default meta
type Story = StoryObj<typeof meta>

function broken(message: string): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at Board (Board.tsx:41:9)`
  return error
}

/** A page that does not exist. */
export const Missing: Story = {
  tags: ['picture'],
  args: { error: null },
  render: () => <MissingScreen address="/300/statz" />,
}
/** Staff opened the number of no company. */
export const MissingCompany: Story = {
  args: { error: null },
  render: () => <MissingScreen address="/999/stats" company={999} />,
}
/** A page that failed to render. */
export const Crash: Story = { args: { error: broken('cannot read the width of nothing') } }
/** A part of a page that failed, while the page around it stays. */
export const CrashInside: Story = {
  tags: ['picture'],
  args: { error: broken('cannot read the width of nothing'), isInside: true },
}
/** The provider cannot be reached. */
export const Unreachable: Story = { args: { error: new CallFailure({ kind: 'network' }), onRetry: () => undefined } }
/** The provider has not answered in time. */
export const Timeout: Story = {
  tags: ['picture'],
  args: { error: new CallFailure({ kind: 'timeout', afterMs: 120_000 }), onRetry: () => undefined },
}
/** The provider is not available. */
export const Unavailable: Story = {
  args: {
    error: new CallFailure({ kind: 'http', status: 502, message: null, fields: {}, requestId: null, raw: null }),
    onRetry: () => undefined,
  },
}

const lost = broken('Failed to fetch dynamically imported module: /assets/home-1a2b.js')

/** Answers the request for the lost file. */
const withFile = (answer: () => Promise<Response>) => () => {
  const original = window.fetch
  window.fetch = answer
  return () => {
    window.fetch = original
  }
}
const page = () =>
  Promise.resolve(new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } }))

/** The product was updated since the page was opened. */
export const NewerVersion: Story = {
  args: { error: lost },
  beforeEach: withFile(page),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A new version is available' })
  },
}
/** The browser is offline. */
export const NoConnection: Story = {
  tags: ['picture'],
  args: { error: lost, isInside: true },
  beforeEach: withFile(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No connection' })
  },
}
/** On a phone. */
export const Phone: Story = {
  args: { error: broken('cannot read the width of nothing') },
  globals: { viewport: { value: 'phone' } },
}
