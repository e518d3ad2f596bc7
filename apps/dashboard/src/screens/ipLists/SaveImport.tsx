import {
  type BulkLines,
  itemsOf,
  judgeLines,
  lists,
  mergeEntries,
  type Network,
  type NetworkEntry,
  type NetworkList,
  networkListLimits,
  networkText,
  parseNetwork,
  partsOf,
  useRead,
} from '@parapet/api'
import {
  Checkbox,
  Notice,
  Progress,
  RadioCards,
  Section,
  Select,
  Stack,
  Text,
  TextField,
  useFormat,
  useToast,
  useWords,
} from '@parapet/ui'
import { useMemo, useRef, useState } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { networkLinesWords } from '../../shared/networks/networkLines.words.ts'
import { endOf, type Until, useUntilOptions } from '../../shared/values/until.ts'
import { importListsWords } from './importLists.words.ts'

const NEW = 'new'
const MOST_NAMED = 3
const AUTOPROVISIONING = 5
const modes = ['add', 'replace'] as const

interface ImportDraft {
  name: string
  description: string
  mode: (typeof modes)[number]
  until: Until
  isConfirmed: boolean
}

const initial: ImportDraft = { name: '', description: '', mode: 'add', until: 'ever', isConfirmed: false }

/** What a save adds to a list, what the list has already, and what it takes away. */
interface Difference {
  readonly addresses: readonly NetworkEntry[]
  readonly added: number
  readonly already: number
  readonly removed: number
}

const entriesOf = ({ addresses = [] }: NetworkList): NetworkEntry[] =>
  addresses.map(({ address, description, until }) => ({ address, description, until: until ?? null }))

function judgeEntries(entries: readonly NetworkEntry[]): BulkLines {
  const steps = judgeLines(entries.map(({ address }) => address).join('\n'))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const countIn = (entries: readonly NetworkEntry[], set: BulkLines) =>
  entries.filter(({ address }) => {
    const network = parseNetwork(address)
    return network !== null && set.blockOf(network) !== null
  }).length

/** What becomes of a list that an import is added to or takes the place of. */
function differenceTo(list: NetworkList, bulk: BulkLines, { mode, until }: ImportDraft): Difference {
  const before = entriesOf(list)
  const imported = bulk.entries(0, bulk.count).map((entry) => ({ ...entry, until: endOf(until) }))
  const already = countIn(imported, judgeEntries(before))
  const addresses = mergeEntries(mode === 'add' ? [...before, ...imported] : imported)
  return {
    addresses,
    added: imported.length - already,
    already,
    removed: mode === 'add' ? 0 : before.length - countIn(before, bulk),
  }
}

const partName = (name: string, index: number, parts: number) => (parts === 1 ? name : `${name}_${index + 1}`)

/** Saves an import: as a new list, as several where one is too small, or in a list that exists. */
export function SaveImport({ bulk, isJudging, onSaved }: { bulk: BulkLines; isJudging: boolean; onSaved: () => void }) {
  const t = useWords(importListsWords)
  const f = useFormat()
  const toast = useToast()
  const jobs = useJobs()
  const untilOptions = useUntilOptions()
  const own = useRead(lists.all, { address_count_only: true, auto_generated: false }, { quiet: true })
  const known = own.data ? itemsOf(own.data).items : []
  const parts = useMemo(() => partsOf(bulk), [bulk])
  const [done, setDone] = useState<number>()
  // The lists that a save which failed halfway has made: the next goes on after them.
  const made = useRef<{ bulk: BulkLines; name: string; ids: number[] }>(undefined)
  const asked = [...bulk.wide, ...bulk.private]
  const w = useWords(networkLinesWords)
  const named = (some: readonly Network[]) => {
    const text = some.slice(0, MOST_NAMED).map(networkText).join(', ')
    return some.length > MOST_NAMED ? w('named', { networks: text, n: some.length - MOST_NAMED }) : text
  }
  const [targetId, setTargetId] = useState(NEW)
  const isNew = targetId === NEW
  const { data: target } = useRead(lists.one, isNew ? null : { list: Number(targetId) }, { quiet: true })
  const form = useSavedForm({
    initial,
    call: lists.add,
    asSent: (draft) => ({ ...draft, name: draft.name.trim(), description: draft.description.trim() }),
    check: (draft) => {
      const names = parts.map((_, index) => partName(draft.name, index, parts.length))
      const isGoingOn = made.current?.bulk === bulk && made.current.name === draft.name
      return {
        name: !isNew
          ? undefined
          : !/^[a-z][a-z0-9_]{0,49}$/.test(draft.name)
            ? t('error.name')
            : !isGoingOn && known.some(({ name }) => names.includes(name))
              ? t('error.taken')
              : undefined,
        isConfirmed: asked.length > 0 && !draft.isConfirmed ? t('error.confirm') : undefined,
      }
    },
    save: async (draft, send) => {
      if (!isNew) {
        if (!target) return notSaved
        const { id, name, description, active, services, domainId } = target
        const body = {
          name,
          description,
          active,
          ...(typeof domainId === 'number' && { domainId }),
          services: services.map((service) => ({ id: service.id })),
        }
        await send(lists.save, {
          list: id,
          body: { ...body, addresses: [...differenceTo(target, bulk, draft).addresses] },
        })
        return { name, undo: () => send(lists.save, { list: id, body: { ...body, addresses: entriesOf(target) } }) }
      }
      const { name, description, until } = draft
      if (made.current?.bulk !== bulk || made.current.name !== name) made.current = { bulk, name, ids: [] }
      const { ids } = made.current
      const savePart = async (index: number) => {
        const part = parts[index]
        if (!part) return
        const addresses = bulk.entries(part.from, part.to).map((entry) => ({ ...entry, until: endOf(until) }))
        const body = {
          name: partName(name, index, parts.length),
          description,
          active: true,
          services: [{ id: AUTOPROVISIONING }],
          addresses,
        }
        ids.push((await send(lists.add, { body })).id)
      }
      const undo = async () => {
        for (const id of ids) await send(lists.remove, { list: id })
      }
      if (parts.length === 1) {
        await savePart(0)
        return { name, undo }
      }
      try {
        await jobs.run({ title: t('save.job', { name }) }, parts.length, async (report, signal) => {
          while (ids.length < parts.length && !signal.aborted) {
            setDone(ids.length)
            await savePart(ids.length)
            report(ids.length)
          }
        })
      } finally {
        setDone(undefined)
      }
      if (ids.length === parts.length) return { name, undo }
      toast.error(t('save.stopped', { done: ids.length, n: parts.length }))
      return notSaved
    },
    saved: (_, { name }) => t('save.done', { name, n: bulk.count }),
    undo: ({ undo }) => undo,
    onSaved: () => {
      made.current = undefined
      onSaved()
    },
    failed: t('save.failed'),
  })
  const { values } = form
  const isTooMany = !isNew && parts.length > 1
  const difference = useMemo(
    () => (target && !isTooMany ? differenceTo(target, bulk, values) : undefined),
    [target, isTooMany, bulk, values],
  )
  const blockedReason = () => {
    if (isJudging) return t('judging')
    if (bulk.tally.refused > 0) return t('blocked.refused', { n: bulk.tally.refused })
    if (bulk.count === 0) return t('blocked.nothing')
    const most = f.number(networkListLimits.entries)
    if (isTooMany) return t('blocked.many', { most })
    const n = difference?.addresses.length ?? 0
    return n > networkListLimits.entries ? t('blocked.together', { n: f.number(n), most }) : undefined
  }
  return (
    <Section title={t('save.title')}>
      <SavedForm
        form={form}
        label={t('save.form')}
        submitLabel={t('save.do', { n: bulk.count })}
        blockedReason={blockedReason()}
        unsavedLabel={null}
      >
        <Select
          label={t('save.target')}
          name="target"
          value={targetId}
          onChange={(id) => setTargetId(id ?? NEW)}
          options={[
            { value: NEW, label: t('save.new') },
            ...known.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {isNew ? (
          <>
            <TextField label={t('save.name')} required mono {...form.field('name')} />
            <TextField label={t('save.description')} {...form.field('description')} />
          </>
        ) : (
          <RadioCards
            label={t('save.mode')}
            {...form.field('mode')}
            options={modes.map((value) => ({ value, label: t(`save.mode.${value}`) }))}
          />
        )}
        <Select label={t('save.until')} help={t('save.until.help')} {...form.field('until')} options={untilOptions} />
        {difference && (
          <Text as="p">
            {t('save.difference', {
              added: difference.added,
              already: difference.already,
              removed: difference.removed,
            })}
          </Text>
        )}
        {isNew && parts.length > 1 && (
          <Notice tone="info">
            {t('save.parts', {
              most: f.number(networkListLimits.entries),
              n: parts.length,
              first: partName(values.name || '…', 0, parts.length),
              last: partName(values.name || '…', parts.length - 1, parts.length),
            })}
          </Notice>
        )}
        {asked.length > 0 && (
          <Stack gap={2}>
            {(['wide', 'private'] as const).map((kind) =>
              bulk[kind].length > 0 ? (
                <Notice key={kind} tone="watch" live>
                  {t(`save.${kind}`, { networks: named(bulk[kind]) })}
                </Notice>
              ) : null,
            )}
            <Checkbox label={t('save.confirm', { networks: named(asked) })} {...form.field('isConfirmed')} />
          </Stack>
        )}
        {done !== undefined && (
          <Progress label={t('save.progress', { done: done + 1, n: parts.length })} value={done / parts.length} />
        )}
      </SavedForm>
    </Section>
  )
}
