import type { Translation } from '@parapet/ui'
import type en from './events.en.ts'

export default {
  deployed: 'Versión {id} desplegada',
  deployedWith: 'Versión {id} desplegada: {comment}',
  purge: 'Purga de {url}',
  soft: 'Purga suave de {url}',
  ban: 'Bloqueo de {url}',
  incident: 'Incidencia: {title}',
  underAttack: 'Modo bajo ataque activado para {site}',
} satisfies Translation<typeof en>
