import { type BulkLines, itemsOf, lists, type NetworkList, parseNetwork, useRead } from '@parapet/api'
import { Button, Inline, Link, ListTable, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { importListsWords } from './importLists.words.ts'

interface Overlap {
  readonly list: NetworkList
  readonly inside: number
  readonly outside: number
  readonly example: string
}

/** How the entries of a list overlap with those of an import; null if they share no address. */
function overlapOf(list: NetworkList, bulk: BulkLines): Overlap | null {
  const shared = (list.addresses ?? []).flatMap(({ address }) => {
    const network = parseNetwork(address)
    const relation = network && bulk.relationOf(network)
    return relation ? [{ address, relation }] : []
  })
  const [first] = shared
  if (!first) return null
  const inside = shared.filter(({ relation }) => relation === 'includes').length
  return { list, inside, outside: shared.length - inside, example: first.address }
}

/** Which lists of the company share addresses with an import, once asked. */
export function ImportOverlaps({ bulk }: { bulk: BulkLines }) {
  const t = useWords(importListsWords)
  const f = useFormat()
  const to = useTo()
  const [isAsked, setAsked] = useState(false)
  const read = useRead(lists.all, isAsked ? {} : null)
  return (
    <Section title={t('overlap.title')}>
      <Stack gap={4}>
        <Text as="p">{t('overlap.sentence')}</Text>
        {isAsked ? (
          <ReadSection read={read} failed={t('overlap.failed')} lines={3}>
            {(answer) => {
              const overlaps = itemsOf(answer).items.flatMap((list) => overlapOf(list, bulk) ?? [])
              if (overlaps.length === 0) return <Text as="p">{t('overlap.none')}</Text>
              return (
                <ListTable
                  label={t('overlap.list')}
                  rows={overlaps}
                  getRowId={({ list }) => String(list.id)}
                  columns={[
                    {
                      id: 'list',
                      header: t('overlap.list'),
                      value: ({ list }) => list.name,
                      cell: ({ list }) => (
                        <Link href={to('iplists', undefined, { open: String(list.id) })}>{list.name}</Link>
                      ),
                    },
                    {
                      id: 'inside',
                      header: t('overlap.inside'),
                      value: ({ inside }) => f.number(inside),
                      numeric: true,
                    },
                    {
                      id: 'outside',
                      header: t('overlap.outside'),
                      value: ({ outside }) => f.number(outside),
                      numeric: true,
                    },
                    { id: 'example', header: t('overlap.example'), value: ({ example }) => example },
                  ]}
                />
              )
            }}
          </ReadSection>
        ) : (
          <Inline>
            <Button onClick={() => setAsked(true)}>{t('overlap.do')}</Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}
