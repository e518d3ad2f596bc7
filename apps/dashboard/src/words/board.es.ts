import type { Translation } from '@parapet/ui'
import type en from './board.en.ts'

export default {
  'stats.title': 'Histórico',
  'analytics.title': 'Analítica',
  tabs: 'Secciones',
  'tab.delivery': 'Entrega',
  'tab.midtier': 'Capa intermedia',
  sentence: '{from} – {to} · {sites} · {zone}',
  'sentence.compared': '{shown} · comparado con {from} – {to}',
  'sites.all': '{n, plural, =0 {sin sitios} one {# sitio} other {los # sitios}}',
  'sites.some': '{n, plural, one {# de {total} sitios} other {# de {total} sitios}}',
  'ignored.text': 'Este enlace lleva ajustes que aquí no existen y se han omitido: {names}.',
  'sites.dropped': 'Los sitios de este enlace no están en {company}; se muestran todos.',
  'dedicated.badge': 'Dedicada',
  'dedicated.hint':
    'Analítica dedicada: intervalos largos y {hours, plural, one {# hora} other {# horas}} de retención',
  'noSites.title': 'Sin sitios no hay tráfico',
  'noSites.text': 'Cuando {company} tenga un sitio, su tráfico aparecerá aquí.',
  'noSites.action': 'Primeros pasos',
} satisfies Translation<typeof en>
