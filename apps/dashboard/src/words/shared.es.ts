import type { Translation } from '@parapet/ui'
import type en from './shared.en.ts'

export default {
  title: 'Esta vista compartida no se puede abrir',
  unknown: 'No existe o ha caducado. Pida un enlace nuevo a quien se lo envió.',
  forbidden: 'No se compartió con usted. Pida los datos, o el acceso a ellos, a quien le envió el enlace.',
  strange: 'Lo que hay guardado no es una vista de esta página. Puede venir de otra versión.',
  unread: 'No se ha podido leer ahora mismo.',
  retry: 'Reintentar',
  usual: 'Abrir la vista habitual',
} as const satisfies Translation<typeof en>
