import { type ColorToken, motion, Select, Stack, size, space, Text, themes, useTheme, vars, weight } from '@parapet/ui'
import { ThemeScope } from '@parapet/ui/clinic'
import { use, useState } from 'react'
import { DocsLookContext } from './DocsLook.tsx'
import { Surround } from './Surround.tsx'

const modes = ['light', 'dark'] as const

/** Shows all theme tokens in the chosen theme. */
export function TokensPage() {
  return (
    <Surround>
      <Tokens />
    </Surround>
  )
}

function Tokens() {
  const look = use(DocsLookContext)
  const [chosen, setName] = useState<string | null>(null)
  const name = chosen ?? look.seed.name
  const seed = themes.find((theme) => theme.name === name) ?? themes[0]
  if (!seed) return null
  return (
    <Stack gap={4}>
      <Select
        name="theme"
        label="Theme"
        value={name}
        options={themes.map((theme) => ({ value: theme.name, label: theme.title }))}
        onChange={(next) => setName(next)}
      />
      {modes.map((mode) => (
        <ThemeScope key={mode} seed={seed} mode={mode}>
          <Colors title={mode} />
        </ThemeScope>
      ))}
      <ThemeScope seed={seed} mode="light">
        <Corners />
      </ThemeScope>
    </Stack>
  )
}

function Colors({ title }: { title: string }) {
  const { tokens } = useTheme()
  return (
    <div
      style={{ padding: 16, display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <Text weight="semibold">{title}</Text>
      </div>
      {(Object.keys(tokens.color) as ColorToken[]).map((token) => (
        <div key={token} style={{ display: 'flex', gap: 8, alignItems: 'center', minInlineSize: 0 }}>
          <span
            style={{
              flex: 'none',
              inlineSize: 32,
              blockSize: 32,
              borderRadius: 8,
              background: vars.color[token],
              border: `1px solid ${vars.color.line}`,
            }}
          />
          <Stack gap={0}>
            <Text size="s" truncate>
              {token}
            </Text>
            <Text size="xs" tone="muted" numeric>
              {tokens.color[token]}
            </Text>
          </Stack>
        </div>
      ))}
    </div>
  )
}

function Corners() {
  const { tokens } = useTheme()
  return (
    <div style={{ padding: 16 }}>
      <Rows
        rows={Object.entries(tokens.radius).map(([name, value]) => [
          `radius.${name}`,
          value,
          <span
            key={name}
            style={{
              display: 'block',
              inlineSize: 88,
              blockSize: 40,
              borderRadius: value,
              border: `1px solid ${vars.color.edge}`,
            }}
          />,
        ])}
      />
    </div>
  )
}

/** Shows spacing, sizes, weights and motion, which are the same in every theme. */
export function ScalePage() {
  return (
    <Surround>
      <Stack gap={6}>
        <Rows
          rows={Object.entries(space).map(([step, px]) => [
            `space[${step}]`,
            px,
            <span
              key={step}
              style={{ display: 'block', inlineSize: px, blockSize: 12, background: vars.color.brandUi }}
            />,
          ])}
        />
        <Rows
          rows={Object.entries(size).map(([step, px]) => [
            `size.${step}`,
            px,
            <span key={step} style={{ fontSize: px }}>
              12,480 requests
            </span>,
          ])}
        />
        <Rows
          rows={Object.entries(weight).map(([name, value]) => [
            `weight.${name}`,
            String(value),
            <span key={name} style={{ fontWeight: value }}>
              Sentence case everywhere
            </span>,
          ])}
        />
        <Rows rows={Object.entries(motion).map(([name, value]) => [`motion.${name}`, value, null])} />
      </Stack>
    </Surround>
  )
}

function Rows({ rows }: { rows: readonly (readonly [string, string, React.ReactNode])[] }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '140px 160px 1fr', gap: '8px 16px', alignItems: 'center' }}>
      {rows.flatMap(([name, value, drawn]) => [
        <code key={`${name}n`}>{name}</code>,
        <Text key={`${name}v`} size="s" tone="muted">
          {value}
        </Text>,
        <div key={`${name}d`}>{drawn}</div>,
      ])}
    </div>
  )
}
