import type { Translation } from '@parapet/ui'
import type en from './notices.en.ts'

export default {
  'notice.expired': '¡La sesión ha caducado!',
  'notice.version': 'Hay una versión actualizada; vuelva a entrar en su cuenta :)',
  'notice.idle': 'Su sesión se cerró tras una hora sin actividad. Lo que estaba haciendo se conserva.',
  'notice.signedOut': 'Ha cerrado la sesión.',
  'notice.signedOutElsewhere': 'Su sesión se cerró en otra pestaña.',
  'notice.failed': 'Error',
  'notice.notHired': 'Acceso prohibido: ¡servicio no contratado!',
  'notice.noAccess': 'Lo sentimos, no puede acceder a esta zona',
  'notice.noClient': 'Las notificaciones pertenecen a un cliente y esta empresa no tiene ninguno.',
  'notice.otherCompany': 'No tiene acceso a esa empresa. Esta es la suya.',
  'notice.revokeFailed': 'Ha salido aquí, pero no se ha podido avisar al proveedor para que cierre la sesión.',
  'notice.actingFailed': 'No es posible actuar como este usuario.',
  'notice.slow': 'Espere, por favor: la consulta está tardando más de lo previsto...',
  'legal.terms': 'Condiciones',
  'legal.privacy': 'Privacidad',
  'legal.cookies': 'Cookies',
  'legal.contact': 'Contacto',
} satisfies Translation<typeof en>
