import type { Anomaly } from '@parapet/api'

type Page = 'stats' | 'analytics'

const widgets: Readonly<Record<string, string>> = {
  status_code: 'errors',
  response_time: 'responseTime',
  hitratio: 'hitRatio',
  object_size: 'bandwidth',
}

/** The widget of a delivery or midtier board that shows an anomaly: its code without the code of the board. */
export function anomalyWidget({ anomaly_type }: Pick<Anomaly, 'anomaly_type'>, page: Page): string {
  if (page === 'stats') return widgets[anomaly_type] ?? 'rate'
  return anomaly_type === 'ip' ? 'addresses' : (widgets[anomaly_type] ?? 'requests')
}
