import type { Translation } from '@parapet/ui'
import type en from './legend.en.ts'

export default {
  'action.hide': 'Ocultar todas',
  'action.hideFound': 'Ocultar estas',
  'action.show': 'Mostrar todas',
  'action.showFound': 'Mostrar estas',
  found: '{n} de {total}',
  'found.spoken':
    '{n, plural, =0 {Ninguna serie coincide} one {Coincide # de {total} series} other {Coinciden # de {total} series}}',
  'found.none': 'Ninguna serie coincide con «{query}».',
  label: 'Buscar una serie. Intro muestra solo las coincidencias, Escape borra',
  placeholder: 'Buscar una serie',
  'said.alone': '{n, plural, one {Solo se muestra # serie} other {Solo se muestran # series}}',
  'said.hidden': '{n, plural, one {# serie oculta} other {# series ocultas}}',
  'said.shown': '{n, plural, one {# serie visible} other {# series visibles}}',
} satisfies Translation<typeof en>
