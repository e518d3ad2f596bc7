import type { Translation } from '@parapet/ui'
import type en from './board.en.ts'

export default {
  'board.label': '{board}: widgets',
  'board.side': '{board}: columna lateral',
  'bar.menu': 'Widgets',
  'bar.add': 'Añadir widget',
  'bar.addNone': 'Se muestran todos los widgets',
  'bar.arrange': 'Ordenar',
  'bar.done': 'Listo',
  'bar.reset': 'Restablecer disposición',
  'bar.resetNone': 'La disposición no se ha cambiado',
  'undo.action': 'Deshacer',
  'undo.dismiss': 'Cerrar',
  'undo.hide': '«{title}» está oculto',
  'undo.show': '«{title}» se muestra de nuevo',
  'undo.move': '«{title}» se ha movido',
  'undo.size1': '«{title}» ocupa media anchura',
  'undo.size2': '«{title}» ocupa toda la anchura',
  'undo.arrange': 'Se ha cambiado el orden',
  'undo.reset': 'La disposición es la inicial',
  'undo.undone': 'Deshecho',
  'move.announce': '«{title}» es ahora el número {place} de {count}',
  'move.edge': '«{title}» no puede ir más allá',
  'move.handle': 'Mover {title}',
  'move.help': 'Arrastre o use las flechas. Inicio y Fin van a los extremos, W cambia la anchura, Supr oculta.',
  'arrange.title': 'Ordenar los widgets',
  'arrange.hide': 'Ocultar {title}',
  'arrange.narrow': 'Reducir {title} a media anchura',
  'arrange.widen': 'Ampliar {title} a toda la anchura',
  'arrange.always': 'Siempre visible',
  'arrange.fixed': 'Lugar fijo',
  'banner.http':
    '{count, plural, one {No se ha podido cargar # widget} other {No se han podido cargar # widgets}}: el proveedor responde con el error {status}.',
  'banner.network':
    'No se puede contactar con el proveedor. Compruebe la conexión; donde hay cifras, se mantienen las últimas.',
  'banner.timeout':
    '{count, plural, one {# widget no ha tenido respuesta a tiempo} other {# widgets no han tenido respuesta a tiempo}}.',
  'banner.retry': 'Reintentar',
  'print.filters': 'Solo {filters}',
  'empty.title': 'Todos los widgets de este tablero están ocultos',
  'empty.text': 'Añada los que quiera ver.',
} satisfies Translation<typeof en>
