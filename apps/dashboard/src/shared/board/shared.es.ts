import type { Translation } from '@parapet/ui'
import type en from './shared.en.ts'

export default {
  title: 'Esta vista compartida no se puede abrir',
  unknown: 'No existe o ha caducado. Pida un enlace nuevo a quien se lo envió.',
  forbidden: 'No se compartió con usted. Pida los datos, o el acceso a ellos, a quien le envió el enlace.',
  strange: 'El enlace no contiene una vista de esta página. Puede que venga de otra versión.',
  unread: 'No se ha podido cargar. Inténtelo de nuevo en un momento.',
  retry: 'Reintentar',
  usual: 'Abrir la vista predeterminada',
} as const satisfies Translation<typeof en>
