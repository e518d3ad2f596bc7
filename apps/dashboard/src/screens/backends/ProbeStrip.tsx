import { type BackendProblem, type ProbeCell, probeStrip } from '@parapet/api'
import { Accordion, ListTable, Stack, StateStrip, useFormat, useWords } from '@parapet/ui'
import { backendsWords } from './backends.words.ts'

/** A quarter of an hour each. */
const parts = 96

interface ProbeStripProps {
  problems: readonly BackendProblem[]
  span: { readonly from: number; readonly to: number }
}

/** The checks of a day in quarters of an hour, as a strip and as a table. The provider reports failed checks only. */
export function ProbeStrip({ problems, span }: ProbeStripProps) {
  const t = useWords(backendsWords)
  const f = useFormat()
  const cells = probeStrip(problems, span, parts)
  const failed = cells.filter(({ failedSeconds }) => failedSeconds > 0)
  const timeOf = ({ from, to }: { from: number; to: number }) => `${f.date(from, 'dateTime')} – ${f.date(to, 'time')}`
  return (
    <Stack gap={3}>
      <StateStrip
        label={t('strip.label', { n: failed.length, all: parts })}
        from={f.date(span.from, 'dateTime')}
        to={f.date(span.to, 'dateTime')}
        cells={cells.map((cell) => ({
          id: String(cell.from),
          tone: cell.failedSeconds > 0 ? 'bad' : 'good',
          text: `${timeOf(cell)}: ${cell.failedSeconds > 0 ? t('strip.failed', { time: f.duration(cell.failedSeconds), n: cell.nodes }) : t('strip.none')}`,
        }))}
      />
      <Accordion
        items={[
          {
            id: 'table',
            title: t('strip.table'),
            content: (
              <ListTable<ProbeCell>
                label={t('strip.title')}
                rows={cells.toReversed()}
                getRowId={({ from }) => String(from)}
                columns={[
                  { id: 'time', header: t('strip.time'), value: timeOf },
                  {
                    id: 'failed',
                    header: t('strip.failedFor'),
                    value: ({ failedSeconds }) => (failedSeconds > 0 ? f.duration(failedSeconds) : t('strip.none')),
                  },
                  { id: 'nodes', header: t('strip.nodes'), numeric: true, value: ({ nodes }) => nodes },
                ]}
              />
            ),
          },
        ]}
      />
    </Stack>
  )
}
