import type { Translation } from '@parapet/ui'
import type en from './apiProtection.en.ts'

export default {
  title: 'Protección de API',
  sentence: 'Las peticiones a una API que incumplen su regla se registran o se bloquean.',
  new: 'Nueva regla',
  'empty.title': 'No hay ninguna API protegida',
  'empty.text': 'Añada una regla para un sitio cuya API solo deba recibir las peticiones que usted espera.',
  'remove.text': 'Las peticiones a su API dejan de comprobarse.',
  'column.site': 'Sitio',
  'column.active': 'En vigor',
  'column.action': 'Acción',
  'column.methods': 'Métodos permitidos',
  'column.rate': 'Peticiones por minuto y cliente',
  'column.schema': 'Descripción OpenAPI',
  'filter.action': 'Acción',
  on: 'Activada',
  off: 'Desactivada',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  'action.log': 'Registrar',
  'action.block': 'Bloquear',
  'action.help': 'Registre primero: no se bloquea nada y ve lo que la regla detendría.',
  'site.help': 'Cada sitio tiene como máximo una regla.',
  'schema.help': 'La URL del archivo OpenAPI que deben cumplir las peticiones. Vacía: cualquier ruta.',
  'methods.help': 'Ninguno: se permiten todos los métodos.',
  'rate.help': 'Vacío: sin límite.',
  'error.site': 'Elija un sitio.',
  'error.url': 'Escriba una URL que empiece por http:// o https://.',
  'error.nothing':
    'Una regla necesita una descripción OpenAPI, métodos permitidos o un límite. Si no, no comprueba nada.',
  'error.rate': 'Escriba un número entero de 1 a 1.000.000, o déjelo vacío.',
} satisfies Translation<typeof en>
