import type { Translation } from '@parapet/ui'
import type en from './events.en.ts'

export default {
  deployed: 'Versión {id} desplegada',
  deployedWith: 'Versión {id} desplegada: {comment}',
  purge: 'Purga de {url}',
  soft: 'Purga suave de {url}',
  ban: 'Baneo de {url}',
  'many.purge': 'Purga de {n} URL: {url}, …',
  'many.soft': 'Purga suave de {n} URL: {url}, …',
  'many.ban': 'Baneo de {n} patrones: {url}, …',
  incident: 'Incidencia: {title}',
  underAttack: 'Modo bajo ataque activado para {site}',
  'kind.deployment': '{n, plural, one {# despliegue} other {# despliegues}}',
  'kind.incident': '{n, plural, one {# incidente} other {# incidentes}}',
  'kind.attack': '{n, plural, one {# modo ataque} other {# modos ataque}}',
  'kind.note': '{n, plural, one {# nota} other {# notas}}',
  'kind.purge': '{n, plural, one {# purga} other {# purgas}}',
  'kind.purgeOf': '{n, plural, one {# purga} other {# purgas}} de {urls} URL',
  'list.cut.purge':
    'No se muestran las purgas anteriores a {date}: solo se cargaron las {loaded} URL más recientes de {total}.',
  'list.cut.deployment':
    'No se muestran los despliegues anteriores a {date}: solo se cargaron las {loaded} versiones más recientes de {total}.',
  'list.kinds': 'Tipos de eventos',
  'list.whole': 'Todos los eventos del gráfico',
  'list.title': 'Eventos: {label}',
  'list.span': '{from} – {to}',
  'list.none': 'No hay eventos en este intervalo.',
  'list.time': 'Hora',
  'list.what': 'Qué',
  'list.who': 'Quién',
  'list.why': '{label}, {time}',
} satisfies Translation<typeof en>
