import type { Translation } from '@parapet/ui'
import type en from './acting.en.ts'

export default {
  text: '{me}, está actuando como {name} en {company}.',
  reason: 'Motivo: {reason}',
  looking: 'Solo está mirando: no se puede cambiar nada.',
  control: 'Tiene el control: lo que cambie se hace como {name}.',
  until: 'Termina a las {time}.',
  left: '{n, plural, one {Queda # minuto} other {Quedan # minutos}}',
  soon: '{n, plural, one {La actuación como {name} termina en # minuto.} other {La actuación como {name} termina en # minutos.}}',
  take: 'Tomar el control',
  'take.title': '¿Tomar el control como {name}?',
  'take.text':
    'Lo que cambie desde ahora se hace como {name}. El registro de auditoría del proveedor le nombra a usted al lado, si guarda quién es del proveedor. Contraseñas, claves, passkeys y pagos siguen cerrados.',
  stop: 'Salir',
  'summary.title': 'Actuó como {name}',
  'summary.ended': 'Terminó por sí sola, porque se acabó el tiempo.',
  'summary.reason': 'Motivo',
  'summary.time': 'Cuándo',
  'summary.from': 'De {from} a {to}',
  'summary.control': 'Control',
  'summary.taken': 'Tomado',
  'summary.notTaken': 'No tomado: solo miró',
  'summary.deeds': 'Qué se envió',
  'summary.none': 'No se cambió nada.',
  'summary.refused': 'Rechazado por el proveedor',
  'verb.POST': 'Creado',
  'verb.PUT': 'Cambiado',
  'verb.PATCH': 'Cambiado',
  'verb.DELETE': 'Eliminado',
  'summary.deed': '{time}: {kind}, {verb}',
  'summary.kept':
    'El registro de auditoría del proveedor tiene los cambios, pero ningún campo para el motivo. El motivo solo se guarda aquí: cópielo en el ticket.',
  'summary.copy': 'Copiar todo',
  'summary.close': 'Listo',
} as const satisfies Translation<typeof en>
