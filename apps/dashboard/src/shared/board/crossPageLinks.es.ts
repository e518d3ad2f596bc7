import type { Translation } from '@parapet/ui'
import type en from './crossPageLinks.en.ts'

export default {
  analytics: 'Abrir en Analítica',
  'analytics.short': 'Analítica no tiene todos los datos de este intervalo',
  stats: 'Abrir en Histórico',
  'stats.short': 'Histórico no tiene todos los datos de este intervalo',
} as const satisfies Translation<typeof en>
