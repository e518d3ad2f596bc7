import type { Translation } from '@parapet/ui'
import type en from './inspector.en.ts'

export default {
  title: 'Inspector de peticiones',
  text: 'URL o código de motivo',
  'text.help': 'Una dirección de uno de sus sitios, una ruta como /login, o un motivo como TCDN-OENG.',
  inspect: 'Inspeccionar',
  site: 'Sitio',
  'site.all': 'Todos los sitios de la página',
  'fault.foreign': '{host} no es uno de sus sitios.',
  'fault.unreadable': 'Esto no es una dirección, ni una ruta, ni un código de motivo.',
  'fault.empty': 'Pegue una URL o un código de motivo.',
  reason: 'Qué significa este motivo',
  'reason.status': 'Código de estado {status}',
  cache: 'En la caché ahora',
  'cache.site': 'Elija un sitio para ver dónde está en caché.',
  'cache.note':
    'El proveedor dice qué servidores tienen el objeto, cada uno con su POP. No dice en qué nivel está cada servidor.',
  tiers: 'Peticiones por nivel',
  'tier.L1': 'Borde, de los visitantes',
  'tier.L2': 'Midtier, del borde',
  'tier.figures': '{requests} peticiones, {hits} desde la caché',
  'tier.none': 'sin peticiones',
  related: 'Cifras relacionadas',
  'related.range': '{from} – {to}, como en la página',
  'related.none': 'No hay peticiones en este intervalo.',
  'related.failed': 'No se pudieron leer estas cifras',
  'related.history': 'Histórico no tiene cifras por motivo; Analítica sí.',
} as const satisfies Translation<typeof en>
