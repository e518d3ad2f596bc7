import type { Translation } from '@parapet/ui'
import type en from './reactions.en.ts'

export default {
  remove: 'Quitar {kind}',
  failed: 'No se han podido cargar las formas de reaccionar',
  unknown: 'Reacción desconocida ({kind})',
  'emails.label': 'Usuarios de la empresa',
  'emails.help': 'Solo se puede avisar por correo a usuarios de la empresa.',
  'emails.needed': 'Añada al menos un usuario de la empresa.',
  'emails.former':
    '{emails} ya no {n, plural, one {es usuario} other {son usuarios}} de la empresa. Al guardar {n, plural, one {se eliminará esta dirección} other {se eliminarán estas direcciones}}.',
  'error.needed': 'Rellene este campo.',
  'error.unknown': 'El proveedor ya no la ofrece. Quítela.',
  'error.notEmail': 'Introduzca correos como nombre@empresa.com.',
  'error.notUrl': 'Introduzca una URL que empiece por https:// o http://',
  'error.notNumber': 'Introduzca un número igual o mayor que 0.',
  'email.off':
    'Usted no recibirá estos correos: los correos de este tipo están desactivados en sus notificaciones. Los demás usuarios deciden por sí mismos.',
  'email.turnOn': 'Activar los correos',
  'kind.email': 'Correo',
  'kind.slack': 'Slack',
  'kind.callback': 'URL de retorno',
  'kind.block_ip': 'Bloquear IP',
  'kind.captcha': 'Captcha',
  'kind.jschallenge': 'Reto de JavaScript',
  'kind.uam': 'Modo bajo ataque',
  'kind.list': 'Añadir a una lista',
  'param.webhook': 'Webhook',
  'param.channel': 'Canal',
  'param.url': 'URL',
  'param.ttl': 'Termina tras (segundos)',
  'param.list': 'Lista',
} satisfies Translation<typeof en>
