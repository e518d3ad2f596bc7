import type { Translation } from '@parapet/ui'
import type en from './inspector.en.ts'

export default {
  title: 'Inspector de peticiones',
  text: 'URL o código de motivo',
  'text.help': 'Una URL de uno de sus sitios, una ruta como /login o un código de motivo como TCDN-OENG.',
  inspect: 'Inspeccionar',
  site: 'Sitio',
  'site.all': 'Todos los sitios de la página',
  'fault.foreign': '{host} no es uno de sus sitios.',
  'fault.unreadable': 'No es una URL, una ruta ni un código de motivo.',
  'fault.empty': 'Escriba una URL o un código de motivo.',
  reason: 'Significado de este motivo',
  'reason.status': 'Código de estado {status}',
  cache: 'En caché ahora',
  'cache.site': 'Elija un sitio para ver dónde está en caché.',
  'cache.note': 'Muestra los servidores que tienen el objeto, con su POP. El proveedor no indica su nivel.',
  tiers: 'Peticiones por nivel',
  'tier.L1': 'Edge, de los visitantes',
  'tier.L2': 'Capa intermedia, del edge',
  'tier.figures': '{requests} peticiones, {hits} desde la caché',
  'tier.none': 'sin peticiones',
  related: 'Cifras relacionadas',
  'related.range': '{from} – {to}, el intervalo de la página',
  'related.none': 'No hay peticiones en este intervalo.',
  'related.failed': 'No se pudieron cargar estas cifras',
  'related.history': 'No disponible en Histórico; use Analítica.',
} as const satisfies Translation<typeof en>
