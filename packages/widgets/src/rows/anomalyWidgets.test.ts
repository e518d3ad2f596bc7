import { expect, it } from 'vitest'
import { boards } from '../catalogue/index.ts'
import { anomalyWidget } from './anomalyWidgets.ts'

const types = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'object_size', 'unknown']

it.each(['stats', 'analytics'] as const)(
  'every type of anomaly has a widget on the boards of %s that is shown at first',
  (page) => {
    for (const tab of ['delivery', 'midtier'] as const) {
      const { rows } = boards[`${page}.${tab}`]
      const shown = rows.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ code }) => code)
      for (const anomaly_type of types)
        expect(shown).toContain(`${page}.${tab}.${anomalyWidget({ anomaly_type }, page)}`)
    }
    expect(anomalyWidget({ anomaly_type: 'status_code' }, page)).toBe('errors')
  },
)
