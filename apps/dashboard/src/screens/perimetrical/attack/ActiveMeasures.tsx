import {
  Button,
  ConfirmDialog,
  DateTime,
  EmptyState,
  Section,
  Stack,
  Status,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable, isSelected, nothingSelected, type Selection } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { useValueItemsOf } from '../../../kit/resource/useValueItemsOf.tsx'
import { useTo } from '../../../platform/session/useTo.ts'
import { useReactionName } from '../../../shared/reactions/useReactionName.ts'
import { attackWords } from './attack.words.ts'
import type { Active, ActiveMeasure } from './useActive.ts'
import { isTakenBackHere, useTakeBack } from './useTakeBack.ts'

const NAMED = 8
const tones = { block: 'bad', mode: 'watch', rule: 'bad', entry: 'bad', list: 'info', reaction: 'quiet' } as const

/** What acts on requests now, by whom, why and until when: each to be taken back, and all that is temporary at once. */
export function ActiveMeasures({ active }: { active: Active }) {
  const t = useWords(attackWords)
  const columns = useColumns()
  const to = useTo()
  const back = useTakeBack()
  const [isAsking, setAsking] = useState(false)
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const withMore = useValueItemsOf<ActiveMeasure, never>({
    valueIn: ({ seen }) => seen ?? { kind: 'other', value: '' },
  })
  const temporary = active.rows.filter((one) => one.isTemporary && isTakenBackHere(one))
  const refusal = temporary.map(back.refusalOf).find((text) => text !== undefined)
  const byOthers = temporary.filter(({ who }) => who === 'automatic' || who === 'reaction').length
  const names = temporary.map((one) => t('back.item', { kind: one.kind, about: one.about }))
  return (
    <Section
      title={t('active.title')}
      actions={
        temporary.length > 0 && (
          <Button icon="undo" disabledReason={refusal} busy={back.isBusy} onClick={() => setAsking(true)}>
            {t('back.all', { n: temporary.length })}
          </Button>
        )
      }
    >
      <DataTable
        label={t('active.table')}
        columns={columns}
        rows={active.rows}
        getRowId={({ id }) => id}
        rowLabel={({ about }) => about}
        isLoading={active.isLoading}
        sort={{ id: 'since', desc: true }}
        pageSize={15}
        selection={selection}
        onSelect={setSelection}
        bulk={[
          {
            label: t('back.one'),
            icon: 'undo',
            run: async (chosen) => {
              const rows = active.rows.filter(
                (one) => isSelected(chosen, one.id) && isTakenBackHere(one) && back.refusalOf(one) === undefined,
              )
              if (rows.length > 0) await back.takeBack(rows)
              setSelection(nothingSelected)
              return null
            },
          },
        ]}
        rowActions={(one, more) => [
          ...(isTakenBackHere(one)
            ? [
                {
                  label: t('back.one'),
                  icon: 'undo' as const,
                  ...refused(back.refusalOf(one)),
                  onSelect: () => void back.takeBack([one]),
                },
              ]
            : [
                {
                  label: t(one.kind === 'list' ? 'active.openList' : 'active.openReaction'),
                  icon: 'external' as const,
                  href:
                    one.kind === 'list'
                      ? to('iplists', undefined, { open: String(one.list.id) })
                      : to('anomalydetection', undefined, {
                          view: 'thresholds',
                          open: one.kind === 'reaction' ? one.row.id : '',
                        }),
                },
              ]),
          ...more,
        ]}
        withMore={(row, menu) => (row.seen ? withMore(row, menu) : menu([]))}
        empty={<EmptyState size="s" title={t('active.none')} text={t('active.noneText')} />}
      />
      {active.gaps.length > 0 && (
        <Stack gap={2}>
          <Text as="p" size="s" tone="muted">
            {t('active.gaps', {
              what: active.gaps.map(({ part, why }) => t('active.gap', { part: t(`part.${part}`), why })).join(', '),
            })}
          </Text>
          {active.gaps.some(({ why }) => why === 'failed') && (
            <div>
              <Button size="s" icon="refresh" onClick={active.retry}>
                {t('retry')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('back.question', { n: temporary.length })}
        confirmLabel={t('back.all', { n: temporary.length })}
        tone="primary"
        onConfirm={async () => {
          await back.takeBack(temporary)
          setAsking(false)
        }}
      >
        <Stack gap={2}>
          <Text as="p">{t('back.text')}</Text>
          {byOthers > 0 && <Text as="p">{t('back.byOthers', { n: byOthers })}</Text>}
          {names.slice(0, NAMED).map((name) => (
            <Text as="p" key={name}>
              {name}
            </Text>
          ))}
          {names.length > NAMED && <Text as="p">{t('more', { n: names.length - NAMED })}</Text>}
        </Stack>
      </ConfirmDialog>
    </Section>
  )
}

const refused = (text: string | undefined) => (text === undefined ? {} : { disabledReason: text })

/** Returns how a measure is named in tables and in the post-mortem. */
export function useMeasureName(): (one: ActiveMeasure) => string {
  const t = useWords(attackWords)
  const reactionName = useReactionName()
  return (one) => {
    switch (one.kind) {
      case 'block':
        return t(`kind.${one.row.kind}`)
      case 'entry':
        return t('kind.entry', { list: one.list.name })
      case 'reaction':
        return t('kind.reaction', { what: reactionName(one.reaction) })
      case 'mode':
      case 'rule':
      case 'list':
        return t(`kind.${one.kind}`)
    }
  }
}

/** Returns who turned a measure on, in words; a dash if the provider does not tell. */
export function useMeasureWho(): (one: ActiveMeasure) => string {
  const t = useWords(attackWords)
  return ({ who }) => {
    if (who === null) return '—'
    return who === 'automatic' || who === 'reaction' || who === 'hand' ? t(`who.${who}`) : who
  }
}

function useColumns(): readonly Column<ActiveMeasure>[] {
  const t = useWords(attackWords)
  const f = useFormat()
  const nameOf = useMeasureName()
  const whoOf = useMeasureWho()
  return useMemo(
    () => [
      { id: 'about', header: t('column.about'), value: ({ about }) => about, primary: true },
      {
        id: 'what',
        header: t('column.what'),
        value: nameOf,
        cell: (one) => <Status tone={tones[one.kind]} label={nameOf(one)} />,
        primary: true,
      },
      { id: 'who', header: t('column.who'), value: whoOf },
      { id: 'why', header: t('column.why'), value: ({ why }) => why || '—' },
      {
        id: 'since',
        header: t('column.since'),
        value: ({ since }) => since,
        cell: ({ since }) => (since === null ? '—' : <DateTime value={since} />),
      },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ until }) => until ?? Number.POSITIVE_INFINITY,
        cell: ({ until }) => (until === null ? t('until.ever') : f.date(until, 'dateTime')),
        primary: true,
      },
    ],
    [t, f, nameOf, whoOf],
  )
}
