import type { Translation } from '@parapet/ui'
import type en from './board.en.ts'

export default {
  'stats.title': 'Histórico',
  'analytics.title': 'Analítica',
  refresh: 'Actualizar ahora',
  tabs: 'Secciones',
  anomalies: 'Anomalías',
  'tab.delivery': 'Entrega',
  'tab.midtier': 'Capa intermedia',
  sentence: '{from} – {to} · {sites} · {zone}',
  'sentence.compared': '{shown} · comparado con {from} – {to}',
  'sites.all': '{n, plural, =0 {sin sitios} one {# sitio} other {los # sitios}}',
  'sites.some': '{n, plural, one {# de {total} sitios} other {# de {total} sitios}}',
  'ignored.text': 'Algunos ajustes de este enlace no existen aquí y se han ignorado: {names}.',
  'sites.dropped': 'Los sitios de este enlace no son de {company}. Se muestran todos.',
  'dedicated.badge': 'Dedicada',
  'dedicated.hint':
    'Analítica dedicada: intervalos largos y {hours, plural, one {# hora} other {# horas}} de retención',
  'noSites.title': 'Aún no hay sitios',
  'noSites.text': 'El tráfico aparecerá aquí cuando {company} tenga un sitio.',
  'noSites.action': 'Primeros pasos',
  'tab.botmitigation': 'Mitigación de bots',
  'tab.dns': 'DNS',
  'tab.ipinfo': 'Información de IP',
  'tab.waf': 'WAF',
  'tab.i3': 'i3',
  'tab.storage': 'Almacenamiento',
  'tab.backendsdelivery': 'Orígenes',
  'tab.antiddos': 'Anti-DDoS',
  'tab.unknown': 'Este enlace nombra una sección que no existe aquí: {name}. Se muestra Entrega.',
} satisfies Translation<typeof en>
