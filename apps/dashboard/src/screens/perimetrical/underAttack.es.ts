import type { Translation } from '@parapet/ui'
import type en from './underAttack.en.ts'

export default {
  title: 'Modo bajo ataque',
  sentence: 'Los visitantes pasan por una página intermedia antes del sitio.',
  note: 'Úselo solo durante un ataque DDoS. Cada visitante ve una página intermedia durante unos segundos, y solo la superan los navegadores con JavaScript y cookies. Los dominios estáticos sin cookies, las aplicaciones y los clientes de API dejan de funcionar.',
  'empty.title': 'No hay sitios',
  'empty.text': 'Añada primero un sitio. Su modo bajo ataque se activa aquí.',
  'column.site': 'Sitio',
  'column.state': 'Modo bajo ataque',
  'column.since': 'Activado desde',
  'column.start': 'Inicio',
  'column.rate': 'Peticiones ahora',
  'column.times': 'Frente a ayer',
  times: '{n}×',
  'times.help': 'Las peticiones de los últimos 15 minutos, divididas entre las de la misma hora de ayer.',
  'column.by': 'Activado por',
  'column.switch': 'Interruptor',
  switch: 'Modo bajo ataque en {site}',
  'filter.state': 'Modo bajo ataque',
  on: 'Activado',
  off: 'Desactivado',
  turnOn: 'Activar…',
  turnOff: 'Desactivar',
  allOn: 'Activar en {n, plural, one {# sitio} other {# sitios}}…',
  allOff: 'Desactivar en {n, plural, one {# sitio} other {# sitios}}',
  active:
    '{n, plural, one {{site} está en modo bajo ataque: sus visitantes ven una página intermedia.} other {# sitios están en modo bajo ataque: sus visitantes ven una página intermedia.}}',
  'active.since': 'El primero desde hace {length}.',
  turnedOn:
    '{n, plural, one {El modo bajo ataque está activado en {site}.} other {El modo bajo ataque está activado en # sitios.}}',
  turnedOff:
    '{n, plural, one {El modo bajo ataque está desactivado en {site}.} other {El modo bajo ataque está desactivado en # sitios.}}',
  failed: '{site}: {why}',
  'failed.more': '{n, plural, one {Falló # sitio más.} other {Fallaron # sitios más.}}',
  'confirm.title':
    '{n, plural, one {¿Activar el modo bajo ataque en {site}?} other {¿Activar el modo bajo ataque en # sitios?}}',
  'confirm.yes': 'Activar en {n, plural, one {# sitio} other {# sitios}}',
  'confirm.visitors':
    'Cada visitante ve primero una página intermedia, y solo la superan los navegadores con JavaScript y cookies.',
  'confirm.rate': 'Ahora: {rate} {n, plural, one {en este sitio.} other {en estos sitios.}}',
  'confirm.times': 'Es {times}× el tráfico de ayer a esta hora.',
  'confirm.machines':
    'Las aplicaciones, los clientes de API y las páginas que cargan de dominios estáticos sin cookies dejan de funcionar. Las listas blancas globales del proveedor siguen pasando.',
  'confirm.end': 'Empieza de inmediato y no tiene fin: desactívelo aquí cuando acabe el ataque.',
  'confirm.more': '{n, plural, one { y # más} other { y # más}}',
} satisfies Translation<typeof en>
