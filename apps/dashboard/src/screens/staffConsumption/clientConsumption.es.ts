import type { Translation } from '@parapet/ui'
import type en from './clientConsumption.en.ts'

export default {
  title: 'Consumo de todos los clientes',
  sentence: 'Lo que consume cada cliente, por producto y mes, y lo que se sale de su paquete.',
  'empty.title': 'No se consumió nada',
  'empty.text': 'El proveedor no ha medido nada de estos clientes y productos en estos meses.',
  'column.client': 'Cliente',
  'column.beyond': 'Fuera del paquete',
  'column.share': 'Parte de todos los clientes',
  'filter.excess': 'Paquete',
  'excess.beyond': 'Superado',
  'excess.within': 'Sin superar',
  'panel.client': 'Meses y empresas',
  clients: 'Clientes',
  months: '{product} por mes',
} satisfies Translation<typeof en>
