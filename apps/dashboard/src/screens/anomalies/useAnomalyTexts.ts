import type { Anomaly } from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import { anomalyFigures, anomalyValue } from '@parapet/widgets/spans'
import { useMemo } from 'react'
import { anomaliesWords } from './anomalies.words.ts'

const types = [
  'traffic',
  'hitratio',
  'ip',
  'response_time',
  'status_code',
  'client_errors',
  'object_size',
  'waf_scan',
  'crawler',
] as const
const services = ['L1', 'L2', 'Delivery', 'Midtier'] as const

/** Returns functions that name types and services of anomalies and format their values. */
export function useAnomalyTexts() {
  const t = useWords(anomaliesWords)
  const f = useFormat()
  return useMemo(
    () => ({
      typeName(type: string): string {
        const known = types.find((one) => one === type)
        return known ? t(`type.${known}`) : type
      },
      serviceName(service: string): string {
        const known = services.find((one) => one === service)
        return known ? t(`service.${known}`) : service
      },
      /** A value in a unit of the provider. */
      valueText: (value: number, unit: string): string => anomalyValue(value, unit, f),
      /** The worst value of an anomaly and the usual one. */
      figures: (row: Pick<Anomaly, 'detail'>) => anomalyFigures(row, f),
    }),
    [t, f],
  )
}

export type AnomalyTexts = ReturnType<typeof useAnomalyTexts>
