import type { Translation } from '@parapet/ui'
import type en from './sites.en.ts'

export default {
  'column.site': 'Sitio',
  'column.health': 'Estado',
  'column.reasons': 'Motivos',
  'column.rate': 'Tráfico',
  'column.requests': 'Peticiones',
  'column.errors': '5xx',
  'column.hitRatio': 'Aciertos',
  'reason.errors': '{share} de errores de servidor',
  'reason.errorsRose': '{share} de errores de servidor, {before} ayer',
  'reason.trafficFell': '{share} menos de tráfico que ayer',
  'reason.hitRatioFell': 'tasa de aciertos {now}, {before} ayer',
  'reason.slower': 'las respuestas tardan {now}, {before} ayer',
  'reason.unknown': 'menos de 300 peticiones en la última hora',
  'reason.uncollected': 'no se recogieron datos en la última hora',
  judged: 'Los {n} de {of} sitios con más errores de servidor',
  more: 'Mostrar {n}',
  rest: '{n, plural, one {# más en la vista de tabla} other {# más en la vista de tabla}}',
} satisfies Translation<typeof en>
