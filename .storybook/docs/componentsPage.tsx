import parts from 'virtual:ui-parts'
import {
  type AnchorProps,
  Badge,
  Code,
  KeyValue,
  Link,
  LinkProvider,
  Select,
  Stack,
  Text,
  TextField,
} from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { useDeferredValue, useState } from 'react'
import { advice, isAlso } from '../advice.ts'
import type { ShownStory } from '../componentGaps.ts'
import { Surround } from './Surround.tsx'

type ComponentRow = (typeof parts)[number]

const countOf = (part: ComponentRow, is: (story: ShownStory) => boolean) => part.stories.filter(is).length
const folderOf = ({ source }: ComponentRow) => source.split('/').at(-2) ?? ''

const none = (
  <Text tone="muted" size="s">
    —
  </Text>
)
const figure = (
  id: string,
  header: string,
  help: string,
  value: (part: ComponentRow) => number,
): Column<ComponentRow> => ({
  id,
  header,
  help,
  numeric: true,
  width: 92,
  value,
  cell: (part) => (value(part) > 0 ? value(part) : none),
})

const columns: readonly Column<ComponentRow>[] = [
  { id: 'name', header: 'Component', value: ({ name }) => name, primary: true, width: 168 },
  { id: 'folder', header: 'Folder', value: folderOf, width: 112 },
  figure('stories', 'Stories', 'Stories whose own code uses it', ({ stories }) => stories.length),
  figure('played', 'Played', 'With a play function, which is a test', (part) =>
    countOf(part, ({ isPlayed }) => isPlayed),
  ),
  figure('keys', 'By keys', 'Played with the keyboard', (part) => countOf(part, ({ hasKeys }) => hasKeys)),
  {
    id: 'notes',
    header: 'Notes',
    help: 'On keys, where it is operated, and on screen readers',
    width: 128,
    value: ({ keyboard, readers }) => [keyboard && 'keys', readers && 'readers'].filter(Boolean).join(', '),
  },
  {
    id: 'axe',
    header: 'Axe',
    help: 'Stories that axe visits, of all',
    numeric: true,
    width: 84,
    value: (part) => countOf(part, ({ asksAxe }) => asksAxe),
    cell: (part) => `${countOf(part, ({ asksAxe }) => asksAxe)} of ${part.stories.length}`,
  },
  figure('themes', 'All themes', 'Photographed in every theme at three widths', (part) =>
    countOf(part, ({ isCanary }) => isCanary),
  ),
  figure('rtl', 'Right to left', 'Stories of its own; all are checked', (part) =>
    countOf(part, ({ isRightToLeft }) => isRightToLeft),
  ),
  figure('phone', 'Phone', 'Stories of its own; all are checked at 320 px', (part) =>
    countOf(part, ({ isPhone }) => isPhone),
  ),
  figure('long', 'Long text', 'Names and texts longer than there is room', (part) =>
    countOf(part, ({ isLong }) => isLong),
  ),
  figure('tests', 'Tests', 'Test files that use it, beside the stories', ({ tests }) => tests.length),
]

const lacks: Column<ComponentRow> = {
  id: 'gaps',
  header: 'Lacks',
  width: 160,
  value: ({ gaps }) => gaps.join(', '),
  cell: ({ gaps }) => (gaps.length > 0 ? <Badge tone="bad">{gaps.join(', ')}</Badge> : none),
}
const lackingColumns = [...columns, lacks]

const kinds = {
  all: ['Every part', () => true],
  gaps: ['With gaps', ({ gaps }) => gaps.length > 0],
  operated: ['That are operated', ({ isOperated }) => isOperated],
  noKeys: ['Operated, not played by keys', (part) => part.isOperated && countOf(part, ({ hasKeys }) => hasKeys) === 0],
  noRtl: ['Without a right-to-left story', (part) => countOf(part, ({ isRightToLeft }) => isRightToLeft) === 0],
  noLong: ['Without a long text', (part) => countOf(part, ({ isLong }) => isLong) === 0],
  noTest: ['Without a test file', ({ tests }) => tests.length === 0],
} as const satisfies Record<string, readonly [string, (part: ComponentRow) => boolean]>
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

// A documentation page is an iframe within Storybook, so its links must target the top window.
const TopLink = (props: AnchorProps) => <a {...props} target="_top" />

/** The table of components with search, filters and details. */
export function ComponentsPage() {
  return (
    <>
      <style>{'.sbdocs-content { max-width: 1480px !important; }'}</style>
      <Surround>
        <LinkProvider component={TopLink}>
          <Components />
        </LinkProvider>
      </Surround>
    </>
  )
}

function Components() {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const words = useDeferredValue(text).trim().toLowerCase()
  const found = parts.filter(
    (part) =>
      kinds[kind][1](part) &&
      ([part.name, part.doc, part.source].some((one) => one.toLowerCase().includes(words)) || isAlso(part.name, words)),
  )
  const stories = new Set(parts.flatMap((part) => part.stories.map(({ id }) => id)))
  const lacking = parts.filter(({ gaps }) => gaps.length > 0).length
  return (
    <Stack gap={4}>
      <Text as="p">
        {`${parts.length} parts, ${parts.filter(({ isOperated }) => isOperated).length} of them operated, in ${stories.size} stories; ${lacking === 0 ? 'none lacks anything' : `${lacking} lack something`}.`}
      </Text>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
        <TextField
          name="part"
          label="Search"
          type="search"
          icon="search"
          help={`${found.length} of ${parts.length} parts`}
          value={text}
          onChange={setText}
          clearable
        />
        <Select
          name="kind"
          label="Which"
          options={kindNames.map((value) => ({
            value,
            label: kinds[value][0],
            detail: String(parts.filter(kinds[value][1]).length),
          }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <DataTable
        label="Parts"
        columns={lacking > 0 ? lackingColumns : columns}
        rows={found}
        getRowId={({ name }) => name}
        rowLabel={({ name }) => name}
        expand={(part) => <Details part={part} />}
        density="compact"
        pageSize={50}
        csv="parts"
        empty={<Text tone="muted">No part fits. Try another word, or every part.</Text>}
      />
    </Stack>
  )
}

const marksOf = (story: ShownStory) =>
  [
    story.isPlayed && (story.hasKeys ? 'played by keys' : 'played'),
    story.isPhone && 'phone',
    story.isRightToLeft && 'right to left',
    story.isLong && 'long text',
    story.isEmpty && 'empty',
    story.isCanary && 'all themes',
    !story.asksAxe && 'without axe',
  ].filter(Boolean)

function Details({ part }: { part: ComponentRow }) {
  const told = advice[part.name]
  return (
    <Stack gap={4}>
      <Text as="p">{part.doc}</Text>
      <KeyValue
        items={[
          ...(told
            ? [
                { label: 'Do', value: told.use },
                { label: 'Don’t', value: told.avoid },
                { label: 'Elsewhere called', value: told.also.join(', ') },
              ]
            : []),
          { label: 'Import', value: <Code>{`import { ${part.name} } from '${part.entry}'`}</Code> },
          { label: 'Written in', value: <Code>{part.source}</Code> },
          ...(part.keyboard ? [{ label: 'Keyboard', value: part.keyboard }] : []),
          { label: 'Screen readers', value: part.readers || '—' },
          { label: 'Tests', value: part.tests.length > 0 ? part.tests.join(', ') : '—' },
        ]}
      />
      <ul style={{ columns: '22em', margin: 0, paddingInlineStart: 20 }}>
        {part.stories.map((story) => (
          <li key={story.id} style={{ breakInside: 'avoid', paddingBlock: 2 }}>
            <Link href={`./?path=/story/${story.id}`}>{`${story.title.split('/').at(-1)}: ${story.name}`}</Link>{' '}
            <Text size="s" tone="muted">
              {marksOf(story).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
