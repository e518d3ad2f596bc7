import type { Translation } from '@parapet/ui'
import type en from './eventGaps.en.ts'

export default {
  unchecked: 'Sin comprobar: {what}.',
  notHired: 'no contratado',
  forbidden: 'su rol no lo permite',
  notLogged: 'no está en un registro de acceso',
  failed: 'la petición falló',
  retry: 'Reintentar',
} as const satisfies Translation<typeof en>
