import type { Translation } from '@parapet/ui'
import type en from './transcoding.en.ts'

export default {
  title: 'Transcodificación',
  sentence: 'Cree versiones de sus vídeos para cada pantalla.',
  newJob: 'Nuevo trabajo',
  views: 'Vistas de transcodificación',
  'view.jobs': 'Trabajos',
  'view.profiles': 'Perfiles',
  'view.usage': 'Minutos',
  'usage.failed': 'No se pudieron cargar los minutos',
  'usage.used': '{used} de {plan} minutos incluidos',
  'usage.noPlan': '{used} minutos. Su contrato no incluye ninguno: se factura cada minuto.',
  'usage.forecast': 'Unos {forecast} minutos a fin de mes, al ritmo actual.',
  'usage.over': 'Ha usado todos los minutos incluidos: hasta ahora se facturan {over} minutos.',
  'usage.ends':
    'Al ritmo actual los minutos incluidos se agotan el {date} y se facturan unos {over} más hasta fin de mes.',
  'usage.months': 'Minutos por mes',
  'usage.share': 'Parte de los minutos incluidos en {month}',
  'column.month': 'Mes',
  'column.minutes': 'Minutos',
  'column.share': 'Parte de lo incluido',
  'column.plan': 'Minutos incluidos',
} satisfies Translation<typeof en>
