import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Link } from '../link/Link.tsx'
import { Code } from './Code.tsx'
import { Heading } from './Heading.tsx'
import { MiddleTruncate } from './MiddleTruncate.tsx'
import { Text } from './Text.tsx'
import { Ago, Bytes, Count, DateTime, Duration, Percent, Rate } from './values.tsx'

/**
 * Text, headings and numbers.
 *
 * Screen readers: Truncated text is read in full and is in the tooltip. The level of a heading does not depend on its
 * size. An unknown value is read as a dash. Blocks of code are focusable regions that scroll with the arrow keys.
 */
const meta: Meta<typeof Text> = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'Requests served from the edge' },
}
export default meta
type Story = StoryObj<typeof Text>

/** The sizes of text. */
export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={2}>
      {(['figure', 'xxl', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
        <Text key={size} size={size} weight={size === 'figure' ? 'semibold' : 'regular'}>
          1,234.56 requests a second ({size})
        </Text>
      ))}
    </Stack>
  ),
}
/** The tones of text. */
export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      {(['text', 'muted', 'brand', 'good', 'watch', 'bad', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}
/** All fonts have arrows, from a file of their own. */
export const Arrows: Story = {
  tags: ['picture'],
  args: { children: 'Status: New → Resolved. Back ←, up ↑, down ↓' },
  play: async () => {
    const loaded = () => [...document.fonts].some((face) => /Arrows/.test(face.family) && face.status === 'loaded')
    await waitFor(() => expect(loaded()).toBe(true))
  },
}
/** Headings by level. */
export const Headings: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={2}>
      <Heading level={1}>History</Heading>
      <Heading level={2}>Traffic by country</Heading>
      <Heading level={3}>Requests</Heading>
      <Heading level={4}>Last 24 hours</Heading>
    </Stack>
  ),
}
/** A text that is cut at its end. */
export const Truncated: Story = {
  args: {
    truncate: true,
    as: 'p',
    children: 'One line that is cut at its end because there is no more room for it here',
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
}

/** A text that is cut in its middle, so that its end stays in sight. */
export const MiddleTruncated: Story = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Stack gap={1}>
        <MiddleTruncate mono text="/video/2026/06/15/aurora/4k/segment-000042.ts" />
        <MiddleTruncate mono text="/video/2026/06/15/aurora/4k/segment-000043.ts" />
        <MiddleTruncate mono text="/short.css" />
        <MiddleTruncate mono text="2001:0db8:85a3:0000:0000:8a2e:0370:7334" />
      </Stack>
    </div>
  ),
}
/** Code within a text, and on its own. */
export const InCode: Story = {
  render: () => (
    <Stack gap={3}>
      <Text as="p">
        The header <Code>x-cache: HIT</Code> names the node.
      </Text>
      <Code block label="Example">
        {'sub vcl_recv {\n  if (req.url ~ "^/static/") {\n    unset req.http.Cookie;\n  }\n}'}
      </Code>
    </Stack>
  ),
}

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000

/** Figures with their units; unknown is a dash. */
export const Figures: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={1}>
      <Text>
        <Count value={12_345_678} /> · <Count value={null} />
      </Text>
      <Text>
        <Bytes value={8.2 * 1024 ** 4} />
      </Text>
      <Text>
        <Rate value={4_321} /> · <Rate value={2.34e9} unit="bit/s" />
      </Text>
      <Text>
        <Percent value={0.9934} /> · <Percent value={0.0001} />
      </Text>
      <Text>
        <Duration value={93_784} /> · <Duration value={0} /> · <Duration value={null} />
      </Text>
      <Text>
        <DateTime value={now} style="seconds" /> · <DateTime value={now} style="monthYear" />
      </Text>
      <Text>
        <Ago value={now - 8} /> · <Ago value={now - 7200} />
      </Text>
    </Stack>
  ),
}
/** Links within texts. */
export const Links: Story = {
  render: () => (
    <Text as="p">
      See <Link href="/stats">history</Link>, the{' '}
      <Link href="https://example.com/docs" external>
        documentation
      </Link>{' '}
      or{' '}
      <Link href="/" tone="quiet">
        go home
      </Link>
      .
    </Text>
  ),
}
