import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Frame } from './Frame.tsx'

const pageOf = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }))
const text = '<!doctype html><html lang="en"><title>Docs</title><body><h1>Purge by tag</h1><p>A page of the provider.'

/**
 * A frame for what is not part of the app. Say beside it where it comes from, and offer to open it elsewhere.
 *
 * Keyboard: A tab stop; the keys then belong to what it shows, and Tab leaves it at its end.
 *
 * Screen readers: Its title is its name. `aria-busy` while it loads.
 */
const meta = {
  title: 'UI/Frame',
  component: Frame,
  args: { kind: 'page', title: 'Docs', src: pageOf(text) },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

const scriptOf = "<script>document.body.append(self.origin, ' ', String(parent !== self))</script>"

/** Scripts of a page run, but have no origin: they can read neither this page nor its storage. */
export const Page: Story = {
  tags: ['picture'],
  args: { src: pageOf(`${text}${scriptOf}`) },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Docs')
    await step('is sandboxed', async () => {
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
      await waitFor(() => expect(frame.contentDocument).toBeNull())
    })
  },
}
/** While the page within it is being loaded. */
export const Loading: Story = { args: { isBusy: true }, parameters: { picture: { showsWaiting: true } } }
/** A long title and a long page. */
export const LongText: Story = { args: { title: 'Docs '.repeat(40), src: pageOf(`${text}${'w'.repeat(2000)}`) } }
/** From right to left. */
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
