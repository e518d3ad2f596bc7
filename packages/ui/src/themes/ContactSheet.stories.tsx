import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../button/Button.tsx'
import { Drawing } from '../feedback/Drawing.tsx'
import { Avatar, Badge, Status } from '../feedback/marks.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Icon, loadAllIcons } from '../icon/Icon.tsx'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Link } from '../link/Link.tsx'
import { Code } from '../text/Code.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { type ColorToken, vars } from './contract.css.ts'
import { contrastTable } from './contrastTable.ts'
import { derive } from './derive.ts'
import { loadTheme } from './loadTheme.ts'
import { pinPath } from './pins.ts'
import type { Mode, ThemeSeed } from './seed.ts'
import { useTheme } from './ThemeProvider.tsx'
import { themes } from './themes.ts'
import { applyTokens } from './tokens.ts'

const meta: Meta = {
  title: 'Themes/Contact sheet',
  loaders: [loadAllIcons, async () => void (await Promise.all(themes.map(loadTheme)))],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj

function Scope({ seed, mode, children }: { seed: ThemeSeed; mode: Mode; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) applyTokens(derive(seed)[mode], element.current)
  }, [seed, mode])
  return (
    <div
      ref={element}
      data-mode={mode}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        background: vars.color.page,
        color: vars.color.text,
        fontFamily: vars.font.body,
        minBlockSize: 470,
      }}
    >
      {children}
    </div>
  )
}

function Rail({ seed }: { seed: ThemeSeed }) {
  const row = {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '7px 10px',
    borderRadius: vars.radius.input,
  } as const
  return (
    <div
      style={{
        inlineSize: 176,
        flex: 'none',
        padding: 12,
        background: vars.color.rail,
        color: vars.color.onRail,
        borderInlineEnd: `1px solid ${vars.color.railLine}`,
      }}
    >
      <div style={{ ...row, fontFamily: vars.font.heading, fontWeight: 600, paddingBlock: 10 }}>
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="currentColor"
          fillRule="evenodd"
          aria-hidden="true"
          style={{ flex: 'none' }}
        >
          <path d={pinPath(seed.pin)} />
        </svg>
        {seed.title}
      </div>
      <div style={{ color: vars.color.onRailMuted, fontSize: 12, padding: '10px 10px 4px' }}>Observe</div>
      <div style={row}>
        <Icon name="home" /> Home
      </div>
      <div style={{ ...row, background: vars.color.railActive, color: vars.color.onRailActive, fontWeight: 600 }}>
        <Icon name="history" /> History
      </div>
      <div style={{ ...row, background: vars.color.railHover }}>
        <Icon name="analytics" /> Analytics
      </div>
      <div style={{ color: vars.color.onRailMuted, fontSize: 12, padding: '10px 10px 4px' }}>Deliver</div>
      <div style={row}>
        <Icon name="dns" /> DNS
      </div>
    </div>
  )
}

const wave = [22, 30, 26, 38, 44, 36, 50, 58, 47, 62, 55, 70, 64, 52, 60, 74, 66, 58]
const path = (offset: number, scale: number) =>
  wave.map((y, x) => `${x ? 'L' : 'M'}${x * 17} ${92 - y * scale - offset}`).join('')

function Chart() {
  return (
    <svg viewBox="0 0 289 96" width="100%" height="96" role="img" aria-label="Requests">
      {[20, 44, 68, 92].map((y) => (
        <path key={y} d={`M0 ${y}H289`} stroke={vars.color.line} />
      ))}
      <path d={`${path(0, 1)}L289 92L0 92Z`} fill={vars.color.accent} opacity=".13" />
      <path d={path(0, 1)} fill="none" stroke={vars.color.accent} strokeWidth="2" />
      <path d={path(6, 0.5)} fill="none" stroke={vars.color.hit} strokeWidth="2" />
      <path d={path(-2, 0.3)} fill="none" stroke={vars.color.miss} strokeWidth="2" strokeDasharray="4 3" />
    </svg>
  )
}

function Swatches({ tokens }: { tokens: readonly ColorToken[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {tokens.map((token) => (
        <span
          key={token}
          title={token}
          style={{ inlineSize: 18, blockSize: 18, borderRadius: 4, background: vars.color[token] }}
        />
      ))}
    </div>
  )
}

function Sample() {
  return (
    <div style={{ flex: '1 1 min(320px, 100%)', minInlineSize: 0, padding: 16 }}>
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={2} size="xl">
            History
          </Heading>
          <Inline>
            <IconButton icon="refresh" label="Refresh" />
            <Avatar name="Ana Ruiz" />
          </Inline>
        </Inline>
        <Card padding={4}>
          <Inline justify="between" align="start" wrap={false}>
            <Stack gap={1}>
              <Text weight="semibold">Requests</Text>
              <Text size="figure" weight="semibold" numeric>
                12.4M
              </Text>
              <Text size="xs" tone="good" weight="medium">
                <Icon name="trendUp" /> 8.2% above last week
              </Text>
            </Stack>
            <Drawing name="notHired" height={56} />
          </Inline>
          <Chart />
        </Card>
        <Inline>
          <Button tone="primary" size="s">
            Apply
          </Button>
          <Button size="s">Compare</Button>
          <Button tone="quiet" size="s" aria-pressed="true">
            1 h
          </Button>
          <Button tone="danger" size="s" icon="trash">
            Purge
          </Button>
          <Link href="#top">Details</Link>
        </Inline>
        <Inline gap={3}>
          <Status tone="good" label="Up" />
          <Status tone="watch" label="Slow" />
          <Status tone="bad" label="Down" />
          <Badge tone="brand">New</Badge>
          <Code>x-cache</Code>
        </Inline>
        <Notice tone="bad">Error: the purge was refused.</Notice>
        <Swatches
          tokens={[
            ...([
              'hit',
              'miss',
              'pass',
              'stale',
              'expired',
              's2xx',
              's3xx',
              's4xx',
              's5xx',
              'served',
              'challenged',
              'blocked',
            ] as const),
            ...([
              'c1',
              'c2',
              'c3',
              'c4',
              'c5',
              'c6',
              'c7',
              'c8',
              'other',
              'none',
              'seq1',
              'seq2',
              'seq3',
              'seq4',
              'seq5',
            ] as const),
          ]}
        />
      </Stack>
    </div>
  )
}

/** Every part in the theme, on one sheet. */
export const Sheet: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(540px, 100%), 1fr))' }}>
      {themes.flatMap((seed) =>
        (['light', 'dark'] as const).map((mode) => (
          <Scope key={seed.name + mode} seed={seed} mode={mode}>
            <Rail seed={seed} />
            <Sample />
          </Scope>
        )),
      )}
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } }, picture: { tallest: 4000 } },
}

function Contrasts() {
  const { tokens, seed, mode } = useTheme()
  const cell = { padding: '4px 12px', borderBlockEnd: `1px solid ${vars.color.line}`, textAlign: 'start' } as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section tabIndex={0} style={{ padding: 24, overflowX: 'auto' }} aria-label={`${seed.title}, ${mode}`}>
      <table>
        <caption style={{ textAlign: 'start', paddingBlockEnd: 12 }}>
          <Text weight="semibold" size="l">
            {seed.title}, {mode}
          </Text>
        </caption>
        <thead>
          <tr>
            {['Front', 'Back', 'Sample', 'Contrast', 'Needed', ''].map((head) => (
              <th key={head} style={cell} scope="col">
                <Text size="xs" tone="muted" weight="medium">
                  {head || 'Result'}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastTable(tokens).map(({ front, back, ratio, needed, passes }) => (
            <tr key={`${front} ${back}`}>
              <th style={{ ...cell, fontWeight: 400 }} scope="row">
                {front}
              </th>
              <td style={cell}>{back}</td>
              <td style={{ ...cell, background: vars.color[back] }} aria-hidden="true">
                <svg width="32" height="12" aria-hidden="true">
                  <rect width="32" height="12" rx="3" fill={vars.color[front]} />
                </svg>
              </td>
              <td style={cell}>
                <Text numeric>{ratio.toFixed(2)}</Text>
              </td>
              <td style={cell}>
                <Text numeric tone="muted">
                  {needed}
                </Text>
              </td>
              <td style={cell}>
                <Status tone={passes ? 'good' : 'bad'} label={passes ? 'passes' : 'fails'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
/** The contrasts of the theme. */
export const ContrastTable: Story = { render: () => <Contrasts /> }
