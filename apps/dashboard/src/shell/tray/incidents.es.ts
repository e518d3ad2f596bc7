import type { Translation } from '@parapet/ui'
import type en from './incidents.en.ts'

export default {
  attack: '{n, plural, one {{site} está en modo bajo ataque} other {# sitios están en modo bajo ataque}}',
  'attack.short': 'Bajo ataque',
  'attack.left':
    '{n, plural, one {Su fin previsto es dentro de {left}.} other {El próximo fin previsto es dentro de {left}.}}',
  'attack.over': '{n, plural, one {Un fin previsto ya llegó.} other {# fines previstos ya llegaron.}}',
  'attack.overShort': 'fin alcanzado',
  'incidents.open': '{n, plural, one {# incidencia abierta} other {# incidencias abiertas}}',
  'incidents.title': 'Incidencias abiertas',
  'incidents.since': 'desde {time}',
  'incidents.affects': 'Afecta a {services}',
  'incidents.all': 'Todos los servicios',
  'state.investigating': 'Investigando',
  'state.identified': 'Identificada',
  'state.monitoring': 'En observación',
  'state.maintenance': 'Mantenimiento',
} satisfies Translation<typeof en>
