import type { Translation } from '@parapet/ui'
import type en from './notices.en.ts'

export default {
  'notice.expired': '¡La sesión ha caducado!',
  'notice.version': 'Hay una versión actualizada; vuelva a entrar en su cuenta :)',
  'notice.idle': 'Su sesión se cerró tras una hora de inactividad. Su trabajo se ha conservado.',
  'notice.signedOut': 'Ha cerrado la sesión.',
  'notice.signedOutElsewhere': 'Su sesión se cerró en otra pestaña.',
  'notice.failed': 'Error',
  'notice.notHired': 'Acceso prohibido: ¡servicio no contratado!',
  'notice.noAccess': 'Lo sentimos, no puede acceder a esta zona',
  'notice.noClient': 'Esta empresa no tiene cliente, así que no tiene notificaciones.',
  'notice.otherCompany': 'No tiene acceso a esa empresa. Se muestra la suya.',
  'notice.revokeFailed': 'Ha cerrado la sesión aquí, pero no se ha podido cerrar en el proveedor.',
  'notice.actingFailed': 'No puede actuar como este usuario.',
  'notice.slow': 'Espere, por favor: la consulta está tardando más de lo previsto...',
  'legal.terms': 'Condiciones',
  'legal.privacy': 'Privacidad',
  'legal.cookies': 'Cookies',
  'legal.contact': 'Contacto',
} satisfies Translation<typeof en>
