import { CallFailure } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { ScreenStory } from '../../story/ScreenStory.tsx'
import type { ViewedDocument } from '../../viewer/viewedStore.ts'
import { DocumentView } from './DocumentView.tsx'
import { PageView } from './PageView.tsx'

const meta = {
  title: 'Screens/Viewer',
  component: DocumentView,
  tags: ['!autodocs'],
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
  args: {
    viewed: {
      kind: 'document',
      name: 'Invoice F2605-0030',
      fileName: 'F2605-0030.pdf',
      load: async () => new Blob(['%PDF-1.4']),
    },
    trail: [{ label: 'Invoices', href: '/user/invoices' }],
  },
} satisfies Meta<typeof DocumentView>
export default meta
type Story = StoryObj<typeof meta>

const loadedBy = (load: ViewedDocument['load']) => ({ args: { viewed: { ...meta.args.viewed, load } as const } })
const never = new Promise<Blob>(() => undefined)

/** The browser of the stories shows no PDF, like a phone. */
export const Elsewhere: Story = { tags: ['picture'] }
export const Loading: Story = {
  ...loadedBy(() => never),
  parameters: { picture: { showsWaiting: true } },
}
export const Slow: Story = {
  ...loadedBy(({ onProgress }) => {
    onProgress?.({ sinceMs: 0 })
    return never
  }),
  parameters: { picture: { showsWaiting: true } },
}
export const Failed: Story = loadedBy(() => Promise.reject(new CallFailure({ kind: 'network' })))
export const NotPdf: Story = loadedBy(async () => new Blob(['<h1>Error</h1>']))
export const RefusedPage: Story = {
  render: ({ trail }) => (
    <PageView viewed={{ kind: 'page', name: 'Docs', address: 'https://docs.example/' }} trail={trail} />
  ),
}
export const Nothing: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [],
  render: () => <ScreenStory path="/user/viewer" />,
}
