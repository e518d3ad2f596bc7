import type { Translation } from '@parapet/ui'
import type en from './underAttackPlan.en.ts'

export default {
  'confirm.title':
    '{n, plural, one {¿Activar el modo bajo ataque en {site}?} other {¿Activar el modo bajo ataque en # sitios?}}',
  'confirm.yes': 'Activar en {n, plural, one {# sitio} other {# sitios}}',
  'confirm.does': 'Qué hace',
  'confirm.visitors':
    'Cada visitante ve primero una página intermedia, y solo la superan los navegadores con JavaScript y cookies. Empieza de inmediato.',
  'confirm.costs': 'Qué cuesta',
  'confirm.machines':
    'Unos segundos a cada visitante. Las aplicaciones, los clientes de API y las páginas que cargan de dominios estáticos sin cookies dejan de funcionar.',
  'confirm.exempt': 'Qué queda exento',
  'confirm.whitelists':
    'Las listas blancas globales del proveedor, con buscadores y monitores, siguen pasando. Aquí no se pueden poner otras excepciones; con VCL el modo se puede limitar a países, redes o rutas.',
  'confirm.now': 'Tráfico',
  'confirm.rate': 'Ahora: {rate} {n, plural, one {en este sitio.} other {en estos sitios.}}',
  'confirm.times': 'Es {times}× el tráfico de ayer a esta hora.',
  'confirm.more': '{n, plural, one { y # más} other { y # más}}',
  'confirm.typed': 'Escriba {n} para activarlo en todos los sitios',
  'confirm.typeFirst': 'Escriba antes {n}: no quedaría ningún sitio sin él.',
  'preview.title': 'En la última hora',
  'preview.text':
    'Se habrían retenido {held} de {all} peticiones ({share}), a juzgar por sus agentes de usuario. Es una estimación: un atacante puede presentarse como un navegador.',
  'preview.none': 'No hubo peticiones en la última hora.',
  'preview.top': 'Sobre todo: {agents}.',
  'preview.cut': 'Solo se evaluaron los {n} agentes de usuario con más peticiones.',
  'preview.failed': 'No se pudo leer la última hora',
  reason: 'Motivo',
  'reason.help': 'Los demás usuarios lo ven junto al modo; por ejemplo, el ticket o el ataque.',
  end: 'Fin previsto',
  'end.help':
    'Es un recordatorio: el proveedor no conoce ningún fin, así que alguien tiene que desactivarlo. Cuando llegue, el panel lo ofrece con una pulsación en todas las páginas.',
  'end.hour': 'Dentro de 1 hora',
  'end.four': 'Dentro de 4 horas',
  'end.day': 'Dentro de 24 horas',
  'end.none': 'Ninguno',
  'end.keep': 'El actual: {date}',
  'plan.title': 'Motivo y fin: {site}',
  'plan.do': 'Guardar',
  'plan.failed': 'No se pudieron guardar.',
  'on.failed': 'No se pudo activar.',
  'effect.title': 'Efecto en {site}',
  'effect.failed': 'No se pudo leer el efecto',
  'effect.before': 'Antes, durante {length}',
  'effect.since': 'Desde que está activado',
  'effect.last': 'Últimos {length}',
  'effect.served': 'Pasaron',
  'effect.challenged': 'Retenidas por la página intermedia',
  'effect.blocked': 'Bloqueadas',
  'effect.all': 'Todas las peticiones',
  'effect.what': 'Peticiones por segundo',
  'effect.help':
    'Según el motivo que el proveedor da a cada petición. Quien supera la página intermedia cuenta entre las que pasaron; la página misma, entre las retenidas.',
  'effect.short': 'Lleva activado menos de un minuto. Las primeras cifras llegan pronto.',
  'effect.unknown': 'El proveedor no dice desde cuándo está activado, así que no hay con qué comparar.',
  'effect.marker': 'Modo bajo ataque activado',
  'effect.cut': 'Solo se leyeron los {n} motivos más frecuentes.',
} satisfies Translation<typeof en>
