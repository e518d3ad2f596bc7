import type { Translation } from '@parapet/ui'
import type en from './networkLines.en.ts'

export default {
  'becomes.network': 'Queda en {networks}: {n, plural, one {# dirección} other {# direcciones}}',
  'becomes.mapped': 'Queda en {networks}, la dirección IPv4 que representa',
  'becomes.port': 'Queda en {networks}, sin el puerto',
  'becomes.brackets': 'Queda en {networks}, sin los corchetes',
  'becomes.invisible': 'Queda en {networks}, sin un carácter invisible',
  'becomes.range': 'Queda en {networks}',
  'becomes.mask': 'Queda en {networks}',
  'becomes.several': 'Queda en {networks}',
  'becomes.columns': 'Queda en {networks} con la descripción «{description}»',
  'becomes.bare': 'Queda en {networks}: esta lista no tiene descripciones',
  named: '{networks} y {n, plural, one {# más} other {# más}}',
  covered: 'Incluida en la línea {line}',
  'left.comment': 'Es un comentario: no se guarda',
  'left.header': 'Son nombres de columnas: no se guardan',
  'fault.notNetwork': 'No es una dirección ni una red IPv4 o IPv6',
  'fault.notRange': 'El rango acaba antes de empezar, o mezcla IPv4 e IPv6',
  'fault.notMask': 'No es una máscara de red: escriba la longitud, como /24',
  'fault.text': 'Ponga # antes de la descripción',
  entries: '{n, plural, =0 {No hay nada que guardar} one {Se guarda como # entrada} other {Se guarda como # entradas}}',
  'wide.text': '{networks} es más amplia que cualquier red de una sola organización. ¿Es un error?',
  'wide.all': '{networks} abarca todas las direcciones IPv{version}.',
  'wide.confirm': 'Incluir {networks} de todos modos',
} satisfies Translation<typeof en>
