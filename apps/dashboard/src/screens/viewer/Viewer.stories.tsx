import { CallFailure } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import type { ViewedDocument } from '../../kit/viewer/viewedStore.ts'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { DocumentView } from './DocumentView.tsx'
import { PageView } from './PageView.tsx'

const meta = {
  title: 'Screens/Viewer',
  component: DocumentView,
  tags: ['!autodocs'],
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

const inRouter: Pick<Story, 'decorators'> = { decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>] }
const loadedBy = (load: ViewedDocument['load']) => ({
  ...inRouter,
  args: { viewed: { ...meta.args.viewed, load } as const },
})
const never = new Promise<Blob>(() => undefined)

/** The browser of the stories shows no PDF, like a phone. */
export const Elsewhere: Story = { ...inRouter, tags: ['picture'] }
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
  ...inRouter,
  render: ({ trail }) => (
    <PageView viewed={{ kind: 'page', name: 'Docs', address: 'https://docs.example/' }} trail={trail} />
  ),
}
export const Nothing: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <ScreenStory path="/user/viewer" />,
}
