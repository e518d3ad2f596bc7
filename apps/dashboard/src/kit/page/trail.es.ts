import type { Translation } from '@parapet/ui'
import type en from './trail.en.ts'

export default {
  label: 'De dónde viene',
  from: 'Desde: {page} · {why}',
  arrived: '{title}, página cargada. Viene de: {page} · {why}',
  back: 'Desde: {page} · {why}, volver allí',
  dismiss: 'Ocultar de dónde viene',
} as const satisfies Translation<typeof en>
