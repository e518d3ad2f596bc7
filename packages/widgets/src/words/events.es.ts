import type { Translation } from '@parapet/ui'
import type en from './events.en.ts'

export default {
  deployed: 'Versión {id} desplegada',
  deployedWith: 'Versión {id} desplegada: {comment}',
  purge: 'Purga de {url}',
  soft: 'Purga suave de {url}',
  ban: 'Baneo de {url}',
  incident: 'Incidencia: {title}',
  underAttack: 'Modo bajo ataque activado para {site}',
  'kind.deployment': '{n, plural, one {# despliegue} other {# despliegues}}',
  'kind.incident': '{n, plural, one {# incidente} other {# incidentes}}',
  'kind.attack': '{n, plural, one {# modo ataque} other {# modos ataque}}',
  'kind.note': '{n, plural, one {# nota} other {# notas}}',
  'kind.purge': '{n, plural, one {# purga} other {# purgas}}',
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
