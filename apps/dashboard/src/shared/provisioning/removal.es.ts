import type { Translation } from '@parapet/ui'
import type en from './removal.en.ts'

export default {
  lines: '{name}: {n, plural, one {línea {lines}} other {líneas {lines}}} de {where}',
  'in.production': 'la versión activa',
  'in.staging': 'la versión activa de preproducción',
  'in.provider': 'el código de su proveedor',
  unused: 'Ninguna configuración activa lo nombra.',
  unread: 'No se pudieron leer todas las configuraciones: puede haber más líneas que lo nombren.',
  forbidden: 'Usted no ve las configuraciones, por lo que no se sabe cuáles lo nombran.',
} as const satisfies Translation<typeof en>
