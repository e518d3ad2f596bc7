import type { Translation } from './types.ts'
import type en from './ui.en.ts'

export default {
  'ago.now': 'ahora mismo',
  'ago.seconds': '{n, plural, one {hace # s} other {hace # s}}',
  'ago.minutes': '{n, plural, one {hace # min} other {hace # min}}',
  'ago.hours': '{n, plural, one {hace # hora} other {hace # horas}}',
  'ago.days': '{n, plural, one {hace # día} other {hace # días}}',
  'button.busy': 'En curso…',
  'copy.copied': 'Copiado',
  'copy.copy': 'Copiar',
  'duration.days': '{n, plural, one {# día} other {# días}}',
  'duration.forever': 'para siempre',
  'duration.hours': '{n, plural, one {# hora} other {# horas}}',
  'duration.minutes': '{n, plural, one {# minuto} other {# minutos}}',
  'duration.now': 'ahora mismo',
  'duration.seconds': '{n, plural, one {# segundo} other {# segundos}}',
  'duration.years': '{n, plural, one {# año} other {# años}}',
  'error.details': 'Detalles',
  'error.retry': 'Reintentar',
  'link.external': 'se abre en otra pestaña',
  loading: 'Cargando…',
  'notice.dismiss': 'Descartar',
  'text.whole': 'Ver el valor completo',
} satisfies Translation<typeof en>
