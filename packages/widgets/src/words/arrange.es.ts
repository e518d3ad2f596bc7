import type { Translation } from '@parapet/ui'
import type en from './arrange.en.ts'

export default {
  'move.handle': 'Mover {title}',
  'move.help': 'Arrastre o use las flechas. Inicio y Fin van a los extremos, W cambia la anchura, Supr oculta.',
  'arrange.title': 'Organizar los widgets',
  'arrange.cancel': 'Descartar cambios',
  'arrange.hide': 'Ocultar {title}',
  'arrange.narrow': 'Reducir {title} a media anchura',
  'arrange.widen': 'Ampliar {title} a toda la anchura',
  'arrange.always': 'Siempre visible',
  'arrange.fixed': 'Posición fija',
} satisfies Translation<typeof en>
