import { type BlockedAddress, blockedKinds, blockedNow, blockedOrigin, blockedOrigins, lists } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { DateTime } from '@parapet/ui'
import { allRows, derivedRows, resource, write } from '../../kit/resource/resource.ts'
import { endOf } from '../../shared/values/until.ts'
import { BlockedFields } from './BlockedFields.tsx'
import { BlockedPanel, seenOf } from './BlockedPanel.tsx'
import { type BlockDraft, blockQuestion, typedNetwork } from './blockDraft.ts'
import { blockedWords } from './blocked.words.ts'
import { useBlocked } from './useBlocked.ts'

const tones = { blacklist: 'bad', captcha: 'watch', jschallenge: 'watch' } as const

/** The addresses that are blocked or challenged now: the read that the page before has begun in the background. */
export const blocked = resource({
  code: 'blocked',
  words: blockedWords,
  list: derivedRows(
    allRows(lists.blocked, () => ({})),
    (rows) => blockedNow(rows, nowSeconds()),
  ),
  getId: (row: BlockedAddress) => `${row.kind}-${row.address}`,
  getTitle: (row) => row.address,
  columns: (make, t) => [
    make.mono('address', (row) => row.address, { primary: true }),
    make.status('kind', (row) => ({ tone: tones[row.kind], label: t(`kind.${row.kind}`) }), { primary: true }),
    make.text('origin', (row) => {
      const origin = blockedOrigin(row)
      if (origin === 'hand' && row.created_by) return t('origin.handBy', { who: row.created_by })
      return t(`origin.${origin ?? 'unknown'}`)
    }),
    make.longText('reason', (row) => row.reason),
    make.ago('since', (row) => row.created_at),
    make.custom(
      'until',
      (row) => row.until ?? Number.POSITIVE_INFINITY,
      (row) => (row.until == null ? t('until.ever') : <DateTime value={row.until} />),
      { primary: true },
    ),
  ],
  sort: { id: 'since', desc: true },
  filters: [
    {
      id: 'kind',
      options: (_, t) => blockedKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      matches: (row, kind) => row.kind === kind,
    },
    {
      id: 'origin',
      options: (_, t) =>
        [...blockedOrigins, 'unknown' as const].map((value) => ({ value, label: t(`origin.${value}`) })),
      matches: (row, origin) => (blockedOrigin(row) ?? 'unknown') === origin,
    },
    {
      id: 'end',
      options: (_, t) => (['dated', 'ever'] as const).map((value) => ({ value, label: t(`end.${value}`) })),
      matches: (row, end) => (row.until == null) === (end === 'ever'),
    },
  ],
  valueIn: seenOf,
  panels: [{ id: 'about', icon: 'search', Panel: BlockedPanel }],
  create: write(lists.block, ({ address, kind, until, reason }: BlockDraft) => ({
    body: { kind, address: typedNetwork(address) ?? address.trim(), reason: reason.trim(), until: endOf(until) },
  })),
  use: useBlocked,
  of: ({ find, release }) => ({
    form: {
      Fields: BlockedFields,
      initial: (row): BlockDraft => ({
        address: '',
        kind: row?.kind ?? 'blacklist',
        until: 'day',
        reason: row?.reason ?? '',
        isConfirmed: false,
      }),
      getTitle: ({ address }) => typedNetwork(address) ?? address,
      check: (draft, t) => {
        const before = find(draft.address)
        const address =
          typedNetwork(draft.address) === null
            ? t('error.address')
            : before && before.kind !== draft.kind
              ? t('error.other', { kind: before.kind })
              : undefined
        return {
          address,
          isConfirmed: blockQuestion(draft.address) && !draft.isConfirmed ? t('error.confirm') : undefined,
        }
      },
    },
    actions: [
      {
        key: 'release',
        icon: 'undo',
        call: lists.unblock,
        run: (row) => void release([row]),
        runMany: async (rows) => void (await release(rows)),
      },
    ],
  }),
})
