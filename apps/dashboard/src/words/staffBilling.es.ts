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
  'panel.companies': 'Empresas',
  'panel.noCompanies': 'Este cliente no tiene empresas.',
  'panel.months': 'Por mes',
} satisfies Translation<typeof en>
