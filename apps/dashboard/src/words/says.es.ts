import type { Translation } from '@parapet/ui'
import type en from './says.en.ts'

export default {
  'says.expired': '¡La sesión ha caducado!',
  'says.version': 'Hay una versión actualizada; vuelva a entrar en su cuenta :)',
  'says.idle': 'Su sesión se cerró tras una hora sin actividad. Lo que estaba haciendo se conserva.',
  'says.signedOut': 'Ha cerrado la sesión.',
  'says.signedOutElsewhere': 'Su sesión se cerró en otra pestaña.',
  'says.failed': 'Error',
  'says.notHired': 'Acceso prohibido: ¡servicio no contratado!',
  'says.noAccess': 'Lo sentimos, no puede acceder a esta zona',
  'says.noClient': 'Las notificaciones pertenecen a un cliente y esta empresa no tiene ninguno.',
  'says.otherCompany': 'No tiene acceso a esa empresa. Esta es la suya.',
  'says.revokeFailed': 'Ha salido aquí, pero no se ha podido avisar al proveedor para que cierre la sesión.',
  'says.actingFailed': 'No es posible actuar como este usuario.',
  'says.slow': 'Espere, por favor: la consulta está tardando más de lo previsto...',
  'legal.terms': 'Condiciones',
  'legal.privacy': 'Privacidad',
  'legal.cookies': 'Cookies',
  'legal.contact': 'Contacto',
} satisfies Translation<typeof en>
