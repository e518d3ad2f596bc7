import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Button, IconButton, LinkButton } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { ChipsBar } from '../chip/ChipsBar.tsx'
import { RangePicker } from '../date-range/RangePicker.tsx'
import { DiffView } from '../diff/DiffView.tsx'
import { CopyButton, EmptyState, ErrorState } from '../feedback/EmptyState.tsx'
import { Avatar, Badge, Kbd, Status, Tag } from '../feedback/marks.tsx'
import { Banner, Notice } from '../feedback/Notice.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { CopyField } from '../keyvalue/CopyField.tsx'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { SecretField } from '../keyvalue/SecretField.tsx'
import { Box } from '../layout/Box.tsx'
import { Card, Section } from '../layout/Card.tsx'
import { Divider } from '../layout/Divider.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Columns, Grid, Split } from '../layout/Grid.tsx'
import { Anchor, Link } from '../link/Link.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Code } from '../text/Code.tsx'
import { Heading } from '../text/Heading.tsx'
import { MiddleTruncate } from '../text/MiddleTruncate.tsx'
import { Money } from '../text/Money.tsx'
import { Text } from '../text/Text.tsx'
import { Ago, Bytes, Count, DateTime, Duration, Percent, Rate } from '../text/values.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { Wizard } from '../wizard/Wizard.tsx'
import { useLocale } from '../words/LocaleProvider.tsx'
import { long, type SampleTexts } from './sampleTexts.ts'

const meta: Meta = { title: 'UI/Together/Places and facts' }
export default meta
type Story = StoryObj

const noop = () => {}
const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const fits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
const rtl = { globals: { direction: 'rtl' } } as const

function Places({ words }: { words: SampleTexts }) {
  const { name, text, act, unbroken } = words
  const { zone } = useLocale()
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: name, href: '/' }, { label: act, href: '/a' }, { label: unbroken }]} />
      <Section title={name} actions={<Button>{act}</Button>}>
        <Split>
          <Card>
            <Stack gap={3}>
              <Heading level={3}>{name}</Heading>
              <Text as="p">
                {text} <Link href="/b">{act}</Link>{' '}
                <Link href="https://example.com" external>
                  {unbroken}
                </Link>
              </Text>
              <Anchor href="/c">
                <Text>{unbroken}</Text>
              </Anchor>
            </Stack>
          </Card>
          <Box padding={3} surface="sunken" rounded="input">
            <Text tone="muted">{text}</Text>
          </Box>
        </Split>
      </Section>
      <Divider />
      <Columns count={2}>
        <Stack gap={2}>
          <Inline>
            <Button icon="undo">{act}</Button>
            <LinkButton href="/d" external>
              {act}
            </LinkButton>
          </Inline>
          <Inline>
            <IconButton tone="secondary" icon="chevronLeft" label={act} />
            <Button>{words.mark}</Button>
            <IconButton tone="secondary" icon="chevronRight" label={act} />
          </Inline>
        </Stack>
        <Stack gap={2}>
          <Inline>
            <Chip label={name} onClick={noop} onRemove={noop} />
            <Chip label={unbroken} negated onClick={noop} onRemove={noop} />
          </Inline>
          <ChipsBar
            label={name}
            chips={[name, unbroken, words.mark].map((label) => ({ id: label, label, onClick: noop, onRemove: noop }))}
            onClear={noop}
          />
        </Stack>
      </Columns>
      <Tabs
        label={name}
        selected="a"
        onSelect={noop}
        tabs={[
          { id: 'a', label: act },
          { id: 'b', label: name },
        ]}
      >
        {text}
      </Tabs>
      <Wizard
        label={act}
        current={1}
        onCurrent={noop}
        onFinish={noop}
        finishLabel={act}
        steps={[
          { id: 'a', label: words.mark, content: null },
          { id: 'b', label: act, content: <Text>{text}</Text> },
          { id: 'c', label: words.mark, content: null },
        ]}
      />
      <RangePicker
        label={name}
        zone={zone}
        now={now}
        min={now - 30 * 86_400}
        value={{ from: now - 86_400 * 3, to: now }}
        presets={[{ rel: '1h' }]}
        onChange={noop}
      />
      <Pagination page={2} pageSize={20} total={4312} onPage={noop} onPageSize={noop} />
    </Stack>
  )
}

function Facts({ words }: { words: SampleTexts }) {
  const { name, text, act, mark, unbroken } = words
  return (
    <Grid min={280} gap={4}>
      <KeyValue
        items={[
          { label: name, value: text },
          { label: act, value: <Code>{unbroken}</Code> },
          { label: mark, value: <MiddleTruncate mono text={`/${unbroken}/segment-000042.ts`} /> },
          { label: 'Count', value: <Count value={12_345_678} /> },
          { label: 'Bytes', value: <Bytes value={8.2 * 1024 ** 4} /> },
          { label: 'Rate', value: <Rate value={2.34e9} unit="bit/s" /> },
          { label: 'Percent', value: <Percent value={0.9934} /> },
          { label: 'Money', value: <Money value={12_345.6} currency="EUR" /> },
          { label: 'Duration', value: <Duration value={93_784} /> },
          { label: 'DateTime', value: <DateTime value={now} style="seconds" /> },
          { label: 'Ago', value: <Ago value={now - 7200} /> },
        ]}
      />
      <Stack gap={3}>
        <Inline gap={3}>
          <Badge tone="watch">{mark}</Badge>
          <Tag icon="user">{act}</Tag>
          <Avatar name={name} />
          <Kbd>Ctrl+K</Kbd>
        </Inline>
        <Status tone="bad" label={name} />
        <Inline gap={2}>
          <Spinner />
          <Text>{text}</Text>
        </Inline>
        <Progress label={name} value={0.42} />
        <Skeleton lines={2} />
        <CopyField label={name} value={unbroken} help={text} />
        <SecretField label={name} value={unbroken} help={text} />
        <div>
          <CopyButton text={unbroken} />
        </div>
      </Stack>
      <Stack gap={3}>
        <Banner tone="watch" actions={<Button size="s">{mark}</Button>}>
          {text}
        </Banner>
        <Notice tone="bad" title={unbroken} onDismiss={noop} actions={<Button size="s">{act}</Button>}>
          {text}
        </Notice>
        <DiffView label={unbroken} before={`${unbroken}\nsame`} after={`${unbroken}/a\nsame`} />
      </Stack>
      <Card>
        <EmptyState drawing="filtered" title={name} text={text} action={<Button>{act}</Button>} />
      </Card>
      <Card>
        <ErrorState title={name} text={text} onRetry={noop} details={unbroken} />
      </Card>
      <Timeline
        label={name}
        items={[
          { id: 'a', at: now, title: name, detail: text },
          { id: 'b', at: now - 7200, title: unbroken },
        ]}
      />
    </Grid>
  )
}

/** What leads to other places, with long texts. */
export const PlacesLong: Story = { render: () => <Places words={long} />, play: fits }
/** What tells facts, with long texts. */
export const FactsLong: Story = {
  tags: ['picture'],
  parameters: { picture: { showsWaiting: true } },
  render: () => <Facts words={long} />,
  play: fits,
}

/** Direction icons are mirrored, keyboard keys are not (UI/Commands). */
export const PlacesRightToLeft: Story = {
  tags: ['picture'],
  ...rtl,
  render: () => <Places words={long} />,
  play: async ({ canvasElement }) => {
    await fits()
    const next = within(canvasElement).getByRole('button', { name: 'Next page' })
    const drawing = next.firstElementChild
    if (!drawing) throw new Error('The button has no drawing')
    await expect(getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}
/** What tells facts, from right to left. */
export const FactsRightToLeft: Story = {
  ...rtl,
  parameters: { picture: { showsWaiting: true } },
  render: () => <Facts words={long} />,
  play: fits,
}
