import type { Translation } from '@parapet/ui'
import type en from './deployBar.en.ts'

export default {
  deploy: 'Validar y desplegar',
  'deploy.compare': 'Comparar y desplegar',
  'deploy.pending': 'Hay cambios sin desplegar',
  'deploy.pendingText':
    'El VCL activo no es el que generan estas reglas. Nada cambia para los visitantes hasta que despliegue.',
  'deploy.written': 'El VCL activo se escribió a mano',
  'deploy.writtenText': 'Al desplegar las reglas se sustituye entero. Compare ambos antes.',
  'deploy.live': 'El VCL activo es el que generan estas reglas.',
  'deploy.underway': 'Se está desplegando una versión',
  'deploy.underwayText': 'Tarda entre dos y siete minutos. Después se pueden desplegar las reglas.',
  'deploy.versions': 'Ver versiones',
  'deploy.failed': 'No se pudo comprobar si estas reglas están activas',
  'deploy.retry': 'Reintentar',
  'deploy.warnings': '{n, plural, one {# regla no tiene efecto} other {# reglas no tienen efecto}}',
  'deploy.overwrite':
    'Se descarta el VCL escrito a mano. Queda en la lista de versiones, así que puede volver a él. Lo que no está en las reglas:',
  'lost.nothing': 'Todas sus líneas están también en las reglas. Queda en la lista de versiones.',
  'lost.sub': 'Línea {line}: la subrutina {name}, {n, plural, one {# instrucción} other {# instrucciones}}',
  'lost.part': 'Línea {line}: en {name}, {n} de {all, plural, one {# instrucción} other {# instrucciones}}',
  'lost.acl': 'Línea {line}: la lista de acceso {name}',
  'lost.backend': 'Línea {line}: el backend {name}',
  'lost.probe': 'Línea {line}: la comprobación de estado {name}',
  'lost.director': 'Línea {line}: el director {name}',
  'lost.import': 'Línea {line}: el módulo {name}',
  'lost.include': 'Línea {line}: el archivo {name}',
  'lost.more': '{n, plural, one {# parte más} other {# partes más}}',
  'lost.unread': 'Desde la línea {line} no se pudo leer: no se sabe qué se pierde ahí.',
  'deploy.commentDefault': '{n, plural, one {# regla activa} other {# reglas activas}}',
  'deploy.none': 'Ninguna regla está activa: no hay nada que desplegar.',
} satisfies Translation<typeof en>
