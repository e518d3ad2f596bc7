import type { Translation } from '@parapet/ui'
import type en from './staffBilling.en.ts'

export default {
  from: 'Desde',
  to: 'Hasta',
  products: 'Productos',
  clients: 'Clientes',
  all: 'Todos',
  month: 'Mes',
  'month.running': '{month}, hasta ahora',
  bar: 'Comparado con el mes más alto',
  change: 'Cambio',
  beyond: 'Fuera del paquete',
  csv: 'Descargar CSV',
  'csv.from': 'Desde (UTC)',
  'csv.until': 'Hasta, sin incluir (UTC)',
  'csv.currency': 'Moneda',
  'panel.companies': 'Empresas',
  'panel.noCompanies': 'Este cliente no tiene empresas.',
  'panel.unpaid': 'Facturas pendientes',
  'panel.noUnpaid': 'No hay facturas pendientes',
  'panel.billsFailed': 'No se han podido cargar las facturas',
  bill: 'Factura',
  'bill.date': 'Fecha',
  'bill.total': 'Total con impuestos',
  'panel.months': 'Por mes',
} satisfies Translation<typeof en>
