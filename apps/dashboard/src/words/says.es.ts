import type { Translation } from '@parapet/ui'
import type en from './says.en.ts'

export default {
  'says.expired': '¡La sesión ha caducado!',
  'says.version': 'Hay una versión actualizada, vuelve a entrar en tu cuenta :)',
  'says.idle': 'Se cerró tu sesión tras una hora sin actividad. Lo que estabas haciendo se conserva.',
  'says.signedOut': 'Has cerrado la sesión.',
  'says.signedOutElsewhere': 'Se cerró tu sesión en otra pestaña.',
  'says.failed': 'Error',
  'says.notHired': 'Acceso prohibido: ¡servicio no contratado!',
  'says.noAccess': 'Lo sentimos, no puedes acceder a esta zona',
  'says.noClient': 'Las notificaciones pertenecen a un cliente y esta empresa no tiene ninguno.',
  'says.otherCompany': 'No tienes acceso a esa empresa. Esta es la tuya.',
  'says.revokeFailed': 'Has salido aquí, pero no se pudo avisar al proveedor para que cierre la sesión.',
  'says.actingFailed': 'No es posible actuar como este usuario.',
  'says.slow': 'Espera, por favor: la consulta está tardando más de lo previsto...',
} satisfies Translation<typeof en>
