import type { RowContext } from '../rows/row.ts'
import { plotHeight } from './plotHeight.ts'

const HOUR = 3600

const sampleSpark = [12, 14, 13, 17, 16, 19, 22, 20, 24, 23, 27, 26, 25, 29, 31, 30]
export const sampleOf = (value: number, unit: 'minutes' | 'bytes' | 'req/s' | 'count') => (context: RowContext) => ({
  label: context.title,
  value,
  unit,
  spark: sampleSpark,
})

export function sampleDay(context: RowContext) {
  const times = Array.from({ length: 96 }, (_, index) => context.query.now - (96 - index) * 900)
  const values = times.map((_, index) => 4e8 + 2.2e8 * Math.sin(index / 15) + 3e7 * Math.sin(index / 2.3))
  return {
    label: context.title,
    times,
    step: 900,
    unit: 'bit/s' as const,
    shape: 'area' as const,
    height: plotHeight(4, 1),
    series: [{ key: 'sample', label: context.t('series.all'), color: 'accent' as const, values }],
  }
}

/** Sample tickets without links. */
export function sampleTickets(context: RowContext) {
  const state = (key: 'home.tickets.sampleState1' | 'home.tickets.sampleState2') => ({ id: 0, name: context.t(key) })
  const hoursAgo = [4, 27, 52]
  return {
    label: context.title,
    tickets: hoursAgo.map((hours, index) => {
      const when = new Date((context.query.now - hours * HOUR) * 1000).toISOString()
      return {
        id: 103 - index,
        subject: context.t(`home.tickets.sample${(index + 1) as 1 | 2 | 3}`),
        status: state(index === 0 ? 'home.tickets.sampleState1' : 'home.tickets.sampleState2'),
        priority: { id: 0, name: context.t('home.tickets.samplePriority') },
        description: '',
        created_on: when,
        updated_on: when,
      }
    }),
  }
}
