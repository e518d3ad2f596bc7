import { rowsOf } from '@parapet/api'
import { printPage } from '@parapet/base'
import { Box, Button, Heading, Inline, ListTable, Notice, Stack, Text, useCopy, useWords } from '@parapet/ui'
import { fileNameOf, offer } from '@parapet/widgets/files'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { useSession } from '../../../platform/session/SessionContext.ts'
import type { AllEvents } from '../../../shared/board/events/useAllEvents.ts'
import { attackWords } from './attack.words.ts'
import { useRanking } from './counting.ts'
import { type PostMortem as Document, type PostMortemTable, postMortemMarkdown } from './postMortem.ts'
import type { Active } from './useActive.ts'
import type { AttackScope } from './useAttackScope.ts'
import { useComposePostMortem } from './useComposePostMortem.ts'
import type { useFigures } from './useFigures.ts'

interface PostMortemProps {
  scope: AttackScope
  figures: ReturnType<typeof useFigures>
  active: Active
  events: AllEvents
  onClose: () => void
}

/** What is known of the attack, as a document: to print or save as PDF, and to copy or save as Markdown. */
export function PostMortem({ scope, figures, active, events, onClose }: PostMortemProps) {
  const t = useWords(attackWords)
  const { sites, include, span } = scope
  const rankings = {
    addresses: useRanking('clientip', span, { sites, include }),
    countries: useRanking('countrycode', span, { sites, include }),
    agents: useRanking('agent', span, { sites, include }),
    paths: useRanking('request', span, { sites, include }),
  }
  const read = joinReads(figures, rankings.addresses, rankings.countries, rankings.agents, rankings.paths)
  const compose = useComposePostMortem()
  return (
    <Stack gap={6}>
      <Box onPaper="hidden">
        <Inline gap={2}>
          <Button icon="arrowLeft" onClick={onClose}>
            {t('report.back')}
          </Button>
        </Inline>
      </Box>
      <ReadSection read={read} failed={t('report.failed')} lines={12}>
        {([found, addresses, countries, agents, paths]) => {
          const document = compose({
            scope,
            figures: found,
            active,
            events,
            rankings: {
              addresses: rowsOf(addresses),
              countries: rowsOf(countries),
              agents: rowsOf(agents),
              paths: rowsOf(paths),
            },
          })
          return (
            <>
              <Tools document={document} isWhole={!active.isLoading && !events.isWaiting} />
              <Sheet document={document} />
            </>
          )
        }}
      </ReadSection>
    </Stack>
  )
}

function Tools({ document, isWhole }: { document: Document; isWhole: boolean }) {
  const t = useWords(attackWords)
  const { company } = useSession()
  const copy = useCopy()
  const markdown = () => postMortemMarkdown(document)
  const save = () =>
    offer(
      new Blob([markdown()], { type: 'text/markdown;charset=utf-8' }),
      `${fileNameOf({ title: document.title, company: company?.name ?? '' })}.md`,
    )
  const notYet = isWhole ? undefined : t('report.waiting')
  return (
    <Box onPaper="hidden">
      <Stack gap={3}>
        <Inline gap={2}>
          <Button tone="primary" icon="print" disabledReason={notYet} onClick={() => void printPage()}>
            {t('report.print')}
          </Button>
          <Button icon="download" disabledReason={notYet} onClick={save}>
            {t('report.markdown')}
          </Button>
          <Button icon="copy" disabledReason={notYet} onClick={() => void copy(markdown())}>
            {t('report.copy')}
          </Button>
        </Inline>
        <Notice tone="info">{t('report.text')}</Notice>
      </Stack>
    </Box>
  )
}

function Sheet({ document: { title, remarks, sections } }: { document: Document }) {
  return (
    <article aria-label={title}>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={2} size="xxl">
            {title}
          </Heading>
          {remarks.map((one) => (
            <Text as="p" tone="muted" key={one}>
              {one}
            </Text>
          ))}
        </Stack>
        {sections.map(({ title: name, lines, tables, toWrite = [] }) => (
          <Stack key={name} as="section" label={name} gap={3}>
            <Heading level={3} size="xl">
              {name}
            </Heading>
            {[...lines, ...toWrite].map((one) => (
              <Text as="p" key={one}>
                {one}
              </Text>
            ))}
            {tables.map((table) => (
              <SheetTable key={table.title} {...table} />
            ))}
          </Stack>
        ))}
      </Stack>
    </article>
  )
}

function SheetTable({ title, columns, rows }: PostMortemTable) {
  return (
    <Stack gap={2}>
      <Text weight="semibold">{title}</Text>
      <ListTable
        isFitted
        label={title}
        rows={rows.map((cells, place) => ({ id: String(place), cells }))}
        getRowId={({ id }) => id}
        columns={columns.map((header, place) => ({
          id: String(place),
          header,
          value: ({ cells }: { cells: readonly string[] }) => cells[place] ?? '',
        }))}
      />
    </Stack>
  )
}
