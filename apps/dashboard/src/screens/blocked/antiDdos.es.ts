import type { Translation } from '@parapet/ui'
import type en from './antiDdos.en.ts'

export default {
  title: 'Historial anti-DDoS',
  sentence: 'Qué detuvo el anti-DDoS de la red, día a día.',
  'empty.title': 'No hay días',
  'empty.text': 'El proveedor no tiene historial anti-DDoS de estos días.',
  'column.date': 'Día (UTC)',
  'column.addresses': 'Direcciones',
  'column.requests': 'Peticiones detenidas',
  'column.list': 'Lista de IP',
  'days.shown': 'Del {from} al {to} (UTC). El proveedor da como mucho 31 días de una vez.',
  'days.older': 'Días anteriores',
  'days.newer': 'Días posteriores',
} satisfies Translation<typeof en>
