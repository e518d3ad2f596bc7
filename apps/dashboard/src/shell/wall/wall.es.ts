import type { Translation } from '@parapet/ui'
import type en from './wall.en.ts'

export default {
  title: 'Modo mural',
  text: 'Muestra solo este panel, a pantalla completa, y lo actualiza. Para una pantalla mural, abra el enlace de abajo al arrancar su navegador.',
  refresh: 'Actualizar',
  every: '{n, plural, one {Cada minuto} other {Cada # minutos}}',
  turn: 'Pasar de página',
  'turn.help': 'Un panel que no cabe en la pantalla se muestra página a página.',
  'turn.every': '{n, plural, other {Cada # segundos}}',
  sleeps: 'Reposo nocturno',
  'sleeps.help':
    'La pantalla se oscurece y no envía peticiones. Una tecla o un toque la despierta durante diez minutos.',
  from: 'Desde',
  until: 'Hasta',
  same: 'Elija dos horas distintas.',
  link: 'Enlace para la pantalla',
  session:
    'Mientras el modo mural está activo, su sesión no se cierra por inactividad. Aun así, la sesión caduca con el tiempo.',
  start: 'Empezar',
  cancel: 'Cancelar',
  exit: 'Salir del modo mural',
  page: 'Página {n} de {count}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  pause: 'Dejar de pasar páginas',
  resume: 'Volver a pasar páginas',
  paused: 'En pausa',
  started: 'Modo mural. Pulse Escape para salir, las flechas para pasar de página y Espacio para detenerla.',
  asleep: 'En reposo hasta las {time}',
  'asleep.hint': 'Pulse una tecla o toque la pantalla para activarla.',

  'copy.title': 'Copiar la disposición a empresas',
  'copy.text':
    'Las empresas que seleccione tendrán la disposición de «{board}» como propia. Solo cambia lo que ve usted.',
  'copy.companies': 'Empresas',
  'copy.none': 'Elija al menos una empresa.',
  'copy.do': '{n, plural, =0 {Copiar la disposición} one {Copiar a # empresa} other {Copiar a # empresas}}',
  'copy.done': '{n, plural, one {Disposición copiada a # empresa} other {Disposición copiada a # empresas}}',
} satisfies Translation<typeof en>
