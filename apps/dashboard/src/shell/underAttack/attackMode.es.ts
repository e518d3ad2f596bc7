import type { Translation } from '@parapet/ui'
import type en from './attackMode.en.ts'

export default {
  turnedOn:
    '{n, plural, one {El modo bajo ataque está activado en {site}.} other {El modo bajo ataque está activado en # sitios.}}',
  turnedOff:
    '{n, plural, one {El modo bajo ataque está desactivado en {site}.} other {El modo bajo ataque está desactivado en # sitios.}}',
  failed: '{site}: {why}',
  'failed.more': '{n, plural, one {Falló # sitio más.} other {Fallaron # sitios más.}}',
  'kept.here':
    'El proveedor no guardó el motivo ni el fin. Solo los tiene este navegador: los demás usuarios ven que el modo está activado, pero no por qué ni hasta cuándo.',
  'plan.saved': 'El motivo y el fin del modo bajo ataque de {site} están guardados.',
  'over.one': 'El fin previsto del modo bajo ataque de {site} llegó {ago}.',
  'over.many':
    '{n, plural, one {El fin previsto del modo bajo ataque llegó en # sitio.} other {El fin previsto del modo bajo ataque llegó en # sitios.}}',
  'over.why': 'Nada lo desactiva por sí solo: el proveedor no conoce ningún fin.',
  'over.off': '{n, plural, one {Desactivar} other {Desactivar en # sitios}}',
  'over.more': 'Una hora más',
} satisfies Translation<typeof en>
