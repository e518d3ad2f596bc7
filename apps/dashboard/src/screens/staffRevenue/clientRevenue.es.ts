import type { Translation } from '@parapet/ui'
import type en from './clientRevenue.en.ts'

export default {
  title: 'Ingresos',
  sentence:
    'Lo que paga cada cliente antes de impuestos por su paquete y fuera de él, sin los extras, comparado con otros tantos meses anteriores.',
  'empty.title': 'No hay ingresos',
  'empty.text': 'Estos clientes no consumieron nada en estos meses.',
  'column.client': 'Cliente',
  'column.package': 'Paquete',
  'column.packages': 'Paquetes',
  'column.beyond': 'Fuera del paquete',
  'column.revenue': 'Ingresos sin extras',
  'column.before': 'Meses anteriores',
  'column.change': 'Cambio',
  'column.share': 'Parte de todos los clientes',
  'filter.package': 'Paquete',
  'filter.trend': 'Cambio',
  'trend.up': 'Suben',
  'trend.down': 'Bajan',
  'trend.same': 'Sin cambios',
  'trend.new': 'Nuevos',
  'trend.other': 'No comparables',
  'panel.client': 'Meses y empresas',
  months: 'Ingresos sin extras por mes',
  basis:
    'Cada mes cuenta con el paquete que el cliente tiene hoy y lo que consumió fuera de él. Los extras solo están en las facturas.',
  unknown:
    '{n, plural, one {# cliente no tiene un paquete conocido y no está en las sumas.} other {# clientes no tienen un paquete conocido y no están en las sumas.}}',
  'beyond.share': '{amount}, {share} de los ingresos',
} satisfies Translation<typeof en>
