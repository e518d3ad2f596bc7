import type { Read } from '@parapet/api'
import {
  Box,
  Divider,
  Grid,
  Heading,
  Inline,
  ListTable,
  Logo,
  Pin,
  Stack,
  Text,
  useLocale,
  useTheme,
} from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { barsOf, chartSize } from './chartBars.ts'
import type { Report, ReportChart, ReportFigure, ReportSection, ReportTable } from './reportModel.ts'

interface ReportSheetProps {
  report: Report
  /** The read of a section that is not there yet, or failed. */
  readOf: (section: ReportSection) => Read<unknown>
  failedText: (section: ReportSection) => string
}

/** A report as it is printed: in its own language, with the provider's mark. */
export function ReportSheet({ report, readOf, failedText }: ReportSheetProps) {
  const { locale } = useLocale()
  const { brand, title, company, remarks, sections } = report
  return (
    <article lang={locale} aria-label={`${title}, ${company}`}>
      <Stack gap={12}>
        <Stack gap={3}>
          <Inline gap={2}>
            <Logo on="card">
              <Text tone="brand" size="l">
                <Pin size={28} />
              </Text>
              <Text size="l" weight="semibold">
                {brand}
              </Text>
            </Logo>
          </Inline>
          <Heading level={2} size="xxl">
            {title}
          </Heading>
          <Text size="l">{company}</Text>
          <Stack gap={1}>
            {remarks.map((one) => (
              <Text as="p" tone="muted" key={one}>
                {one}
              </Text>
            ))}
          </Stack>
          <Divider />
        </Stack>
        {sections.map((section) => (
          <Stack key={section.name} as="section" label={section.title} gap={3}>
            <Heading level={3} size="xl">
              {section.title}
            </Heading>
            {section.state === 'waiting' || (section.state === 'failed' && section.figures.length === 0) ? (
              <ReadSection read={readOf(section)} failed={failedText(section)} size="s" lines={3}>
                {() => <SectionBody section={section} />}
              </ReadSection>
            ) : (
              <SectionBody section={section} />
            )}
          </Stack>
        ))}
      </Stack>
    </article>
  )
}

function SectionBody({ section: { remarks, figures, charts, tables } }: { section: ReportSection }) {
  return (
    <Stack gap={4}>
      {remarks.map((one) => (
        <Text as="p" tone="muted" key={one}>
          {one}
        </Text>
      ))}
      {figures.length > 0 && (
        <Grid min={220} gap={6}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Grid>
      )}
      {charts.map((chart) => (
        <Box key={chart.title} onPaper="whole">
          <DayChart chart={chart} />
        </Box>
      ))}
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
    </Stack>
  )
}

function Figure({ label, value, note, definition }: ReportFigure) {
  return (
    <Stack gap={1}>
      <Text tone="muted">{label}</Text>
      <Text size="l" weight="semibold" numeric>
        {value}
      </Text>
      {note && <Text>{note}</Text>}
      <Text size="xs" tone="muted">
        {definition}
      </Text>
    </Stack>
  )
}

function DayChart({ chart }: { chart: ReportChart }) {
  const { tokens } = useTheme()
  const { title, most, ends, table } = chart
  const { width, height } = chartSize
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Text weight="semibold">{title}</Text>
        <Text tone="muted">{most}</Text>
      </Inline>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${most} ${table}`}
      >
        {barsOf(chart).map(({ isUnknown, ...bar }) => (
          <rect key={bar.x} {...bar} fill={isUnknown ? tokens.color.line : tokens.color.brandUi} />
        ))}
        <line x1={0} x2={width} y1={height} y2={height} stroke={tokens.color.edge} />
      </svg>
      <Inline justify="between">
        <Text size="xs" tone="muted">
          {ends[0]}
        </Text>
        <Text size="xs" tone="muted">
          {table}
        </Text>
        <Text size="xs" tone="muted">
          {ends[1]}
        </Text>
      </Inline>
    </Stack>
  )
}

function Table({ table: { title, columns, rows } }: { table: ReportTable }) {
  return (
    <Stack gap={2}>
      <Text weight="semibold">{title}</Text>
      <ListTable
        isFitted
        label={title}
        rows={rows.map((cells, place) => ({ id: String(place), cells }))}
        getRowId={({ id }) => id}
        columns={columns.map(({ label, isNumeric = false }, place) => ({
          id: String(place),
          header: label,
          value: ({ cells }: { cells: readonly string[] }) => cells[place] ?? '',
          numeric: isNumeric,
        }))}
      />
    </Stack>
  )
}
