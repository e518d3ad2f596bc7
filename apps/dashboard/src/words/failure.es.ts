import type { Translation } from '@parapet/ui'
import type en from './failure.en.ts'

export default {
  http: 'El proveedor ha respondido con el error {status}.',
  unexpected: 'El proveedor ha enviado una respuesta con una forma inesperada.',
  network: 'No se puede contactar con el proveedor. Compruebe su conexión.',
  timeout: 'El proveedor no ha respondido a tiempo.',
  cancelled: 'Ha cancelado la petición.',
  task: 'El proveedor no ha podido terminar la petición.',
  changed:
    'Otra persona lo ha guardado después de que usted lo abriera. Sus cambios se conservan aquí; recargue la lista para ver los suyos.',
  taken: 'Contradice lo que está guardado.',
} satisfies Translation<typeof en>
