import type { Translation } from '@parapet/ui'
import type en from './composer.en.ts'

export default {
  sent: '{n, plural, one {# línea lista} other {# líneas listas}}',
  repeated: '{n, plural, one {Se omite # línea repetida} other {Se omiten # líneas repetidas}}',
  covered: '{n, plural, one {# línea está incluida en otra} other {# líneas están incluidas en otras}}',
  refused: '{n, plural, one {Hay que cambiar # línea} other {Hay que cambiar # líneas}}',
  mend: 'Añadir https:// donde falta',
  none: 'Escriba al menos una línea que se pueda enviar.',
  sending: 'Se está enviando.',
  clear: 'Vaciar',
  curl: 'Copiar como curl',
  'curl.copied': 'Copiado. Antes de ejecutarlo, asigne su token a PARAPET_TOKEN.',
  'curl.failed': 'No se pudo copiar la orden.',
  'fault.noScheme': 'Empiece por https:// o http://',
  'fault.notUrl': 'No es una dirección',
  'fault.foreign': 'Este host no es un sitio de la empresa',
  'fault.wildcard': 'Solo un baneo admite comodines',
  'fault.tooLong': 'Es demasiado larga',
  'fault.space': 'No se admiten espacios',
  outcome: '{n, plural, =0 {No se aceptó nada.} one {Se aceptó # línea.} other {Se aceptaron # líneas.}}',
  'outcome.locked':
    '{n, plural, one {# línea no se envió: su última petición sigue en curso.} other {# líneas no se enviaron: sus últimas peticiones siguen en curso.}}',
  'outcome.failed': '{n, plural, one {# línea falló y sigue arriba.} other {# líneas fallaron y siguen arriba.}}',
  'outcome.table': 'Líneas que no se aceptaron',
  'locked.text': 'Su última petición sigue en curso. Inténtelo de nuevo en un minuto.',
  'column.line': 'Línea',
  'column.result': 'Resultado',
  'column.reason': 'Motivo',
  'result.locked': 'En curso',
  'result.failed': 'Fallida',
} satisfies Translation<typeof en>
