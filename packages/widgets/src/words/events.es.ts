import type { Translation } from '@parapet/ui'
import type en from './events.en.ts'

export default {
  deployed: 'Versión {id} desplegada',
  deployedWith: 'Versión {id} desplegada: {comment}',
  purge: 'Purga de {url}',
  soft: 'Purga suave de {url}',
  ban: 'Ban de {url}',
  incident: 'Incidencia: {title}',
  underAttack: 'Modo bajo ataque activado para {site}',
  'list.title': 'Eventos: {label}',
  'list.span': '{from} – {to}. Despliegues, invalidaciones, incidencias y modo bajo ataque.',
  'list.none': 'No hay eventos en este intervalo.',
  'list.time': 'Hora',
  'list.what': 'Qué',
  'list.who': 'Quién',
  'list.why': '{label}, {time}',
} satisfies Translation<typeof en>
