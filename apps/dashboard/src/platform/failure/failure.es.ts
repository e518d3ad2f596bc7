import type { Translation } from '@parapet/ui'
import type en from './failure.en.ts'

export default {
  http: 'Error en la respuesta de la API ({status}).',
  unexpected: 'La respuesta del proveedor tiene un formato inesperado.',
  network: 'No se puede contactar con el proveedor. Compruebe su conexión.',
  timeout: 'El proveedor no ha respondido a tiempo.',
  cancelled: 'Ha cancelado la petición.',
  task: 'El proveedor no ha podido terminar la petición.',
  'held.readOnly':
    'Actúa como otra persona y solo está mirando. Tome el control en la barra superior para cambiar algo.',
  'held.closed': 'Esto es de la persona como quien actúa. Sigue cerrado para usted.',
  changed:
    'Otra persona guardó esto después de que usted lo abriera. Sus cambios siguen aquí; recargue la lista para ver los de la otra persona.',
  notAccepted: 'No aceptado: {message}',
  taken: 'Contradice datos que ya existen.',
} satisfies Translation<typeof en>
