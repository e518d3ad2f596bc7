import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type RichBlock, RichText } from './RichText.tsx'

/**
 * A formatted text of somebody else: headings, lists, tables, quotes, code and links.
 *
 * Keyboard: Code and tables that are wider than their place are regions that take the focus and scroll by the arrow keys.
 *
 * Screen readers: Headings begin at the third level. Tables have column headers. Links say that they leave the product.
 */
const meta: Meta = { title: 'UI/Rich text' }
export default meta
type Story = StoryObj

const show = (blocks: readonly RichBlock[]) => <RichText blocks={blocks} codeLabel="Code" tableLabel="Table" />

const parts: readonly RichBlock[] = [
  { kind: 'heading', level: 1, runs: ['Errors at noon'] },
  {
    kind: 'prose',
    runs: [
      'Since ',
      { mark: 'strong', text: '14:05' },
      ' the header ',
      { mark: 'code', text: 'x-cache' },
      ' is gone, see ',
      { href: 'https://ci.example/1', label: 'the deployment', host: 'ci.example' },
      '.',
    ],
  },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      { depth: 1, runs: ['Madrid'] },
      { depth: 2, runs: ['one node only'] },
    ],
  },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      { depth: 1, runs: ['Open'] },
      { depth: 1, runs: ['Reload'] },
    ],
  },
  { kind: 'quote', runs: ['Could you send us the headers?'] },
  {
    kind: 'table',
    head: [['Path'], ['Status']],
    rows: [
      [['/portada'], [{ mark: 'em', text: '503' }]],
      [['/css'], [{ mark: 'del', text: '200' }]],
    ],
  },
  { kind: 'code', text: 'GET /portada      200   41 ms\nGET /css/main.css 503  1.1 s' },
  { kind: 'rule' },
  { kind: 'heading', level: 3, runs: ['What we tried'] },
]

/** Links, emphasis and code within a text. */
export const Parts: Story = {
  tags: ['picture'],
  render: () => show(parts),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await expect(canvas.getByRole('columnheader', { name: 'Path' })).toBeVisible()
  },
}
/** A long text. */
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      {show([
        { kind: 'heading', level: 2, runs: ['A-heading-without-a-space-'.repeat(6)] },
        { kind: 'list', isOrdered: false, items: [{ depth: 3, runs: ['word'.repeat(60)] }] },
        { kind: 'table', head: null, rows: [[['cell '.repeat(30)], ['x'.repeat(90)]]] },
      ])}
    </div>
  ),
}
/** Markup of strangers is text. */
export const Hostile: Story = {
  render: () =>
    show([
      { kind: 'prose', runs: ['<script>alert(1)</script> ', { mark: 'strong', text: '<img src=x onerror=alert(1)>' }] },
    ]),
}
/** From right to left. */
export const RightToLeft: Story = { render: () => <div dir="rtl">{show(parts)}</div> }
