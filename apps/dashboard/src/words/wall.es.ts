import type { Translation } from '@parapet/ui'
import type en from './wall.en.ts'

export default {
  title: 'Modo pared',
  text: 'Muestra solo este panel, a pantalla completa, y lo actualiza. Para una pantalla en la pared, abra el enlace de abajo al arrancar su navegador.',
  refresh: 'Actualizar',
  every: '{n, plural, one {Cada minuto} other {Cada # minutos}}',
  sleeps: 'Dormir por la noche',
  'sleeps.help': 'La pantalla se apaga y no pide nada. Una tecla o un toque la despierta diez minutos.',
  from: 'Desde',
  until: 'Hasta',
  same: 'Elija dos horas distintas.',
  link: 'Enlace para la pantalla',
  session: 'Mientras funciona no se cierra su sesión por inactividad. La sesión en sí termina algún día.',
  start: 'Empezar',
  cancel: 'Cancelar',
  exit: 'Salir del modo pared',
  started: 'Modo pared. Pulse Escape para salir.',
  asleep: 'Dormida hasta las {time}',
  'asleep.hint': 'Pulse una tecla o toque la pantalla para despertarla.',

  'copy.title': 'Copiar la disposición a empresas',
  'copy.text':
    'Las empresas que elija tendrán la disposición de «{board}» como propia. Solo para usted: los demás conservan la suya.',
  'copy.companies': 'Empresas',
  'copy.none': 'Elija al menos una empresa.',
  'copy.do': '{n, plural, =0 {Copiar la disposición} one {Copiar a # empresa} other {Copiar a # empresas}}',
  'copy.done': '{n, plural, one {Disposición copiada a # empresa} other {Disposición copiada a # empresas}}',
  'copy.undo': 'Deshacer',
} satisfies Translation<typeof en>
