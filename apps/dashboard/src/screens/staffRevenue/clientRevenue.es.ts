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
  'invoiced.title': 'Según las facturas, con extras y por línea de producto',
  'invoiced.text':
    'De las líneas de las facturas, antes de impuestos. La factura se emite después de su mes; por eso el mes en curso no tiene ninguna.',
  'invoiced.read': '{n, plural, one {Leer las facturas (# petición)} other {Leer las facturas (# peticiones)}}',
  'invoiced.reading': '{done} de {all} peticiones contestadas.',
  'invoiced.cut': 'De {all} clientes se leen los primeros {n}. Elija clientes arriba para leer los demás.',
  'invoiced.failed':
    '{n, plural, one {No se han podido leer las facturas de # cliente y año: las sumas son demasiado bajas.} other {No se han podido leer las facturas de # clientes y años: las sumas son demasiado bajas.}}',
  'invoiced.none': 'No hay facturas en estos meses',
  'invoiced.noneText': 'La primera factura de un mes se emite cuando ha terminado.',
  'invoiced.month': 'Mes',
  'invoiced.total': 'Total antes de impuestos',
  'invoiced.invoices': 'Facturas',
  'invoiced.clients': 'Clientes',
  'invoiced.unlisted': 'Sin línea',
  'line.package': 'Paquetes',
  'line.extra': 'Extras',
  'line.beyond': '{product} fuera del paquete',
} satisfies Translation<typeof en>
