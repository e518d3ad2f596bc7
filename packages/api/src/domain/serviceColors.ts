import type { ServiceKey } from './services.ts'

const colors = {
  analytics: 'c1',
  dedicatedanalytics: 'c1',
  waf: 'c6',
  botmitigation: 'c8',
  anomalydetection: 'c2',
  freeanomalydetection: 'c2',
  uam: 'c4',
} as const satisfies Partial<Record<ServiceKey, string>>

/** The data colour of a service (§9); `other` for those without one of their own. */
export function serviceColor(service: ServiceKey): (typeof colors)[keyof typeof colors] | 'other' {
  return Object.hasOwn(colors, service) ? colors[service as keyof typeof colors] : 'other'
}
