import { type AntiDdosDay, lists } from '@parapet/api'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { antiDdosWords } from './antiDdos.words.ts'

/** What the network's anti-DDoS stopped on each day, newest first. */
export const antiDdosDays = resource({
  code: 'antiddos',
  words: antiDdosWords,
  list: allRows(lists.antiDdosHistory, (_, { from = '', to = '' }) => ({ from, to })),
  getId: (row: AntiDdosDay) => row.date,
  getTitle: (row) => row.date,
  columns: (make) => [
    make.text('date', (row) => row.date, { primary: true }),
    make.count('addresses', (row) => row.addresses, { primary: true }),
    make.count('requests', (row) => row.requests, { primary: true }),
    make.mono('list', (row) => row.list, { isHidden: true }),
  ],
  sort: { id: 'date', desc: true },
})
