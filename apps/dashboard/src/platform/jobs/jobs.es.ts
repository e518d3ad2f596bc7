import type { Translation } from '@parapet/ui'
import type en from './jobs.en.ts'

export default {
  title: 'Tareas',
  button: '{running, plural, =0 {Tareas: {all} terminadas} one {Tareas: # en curso} other {Tareas: # en curso}}',
  clear: 'Quitar las terminadas',
  cancel: 'Cancelar',
  remove: 'Quitar «{title}» de la lista',
  open: 'Abrir',
  started: 'Iniciada',
  'state.running': 'En curso',
  'state.done': 'Terminada',
  'state.partial': 'Fallida en parte',
  'state.failed': 'Fallida',
  'state.cancelled': 'Cancelada',
  'state.interrupted': 'Detenida al recargar la página',
  'told.done': '{title}: terminada.',
  'told.partial': '{title}: ha fallado en parte.',
  outcome: '{done} de {total} terminadas. Con fallo: {names}{more, plural, =0 {} one { y # más} other { y # más}}',
  'told.failed': '{title}: ha fallado.',
} satisfies Translation<typeof en>
