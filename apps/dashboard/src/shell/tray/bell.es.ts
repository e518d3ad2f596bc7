import type { Translation } from '@parapet/ui'
import type en from './bell.en.ts'

export default {
  button:
    '{n, plural, =0 {Notificaciones: ninguna sin leer} one {# notificación sin leer} other {# notificaciones sin leer}}',
  unknownCount: 'Notificaciones',
  title: 'Notificaciones sin leer',
  none: 'Lo ha leído todo.',
  failed: 'No se han podido cargar sus notificaciones.',
  more: '{n, plural, one {Queda # notificación más sin leer.} other {Quedan # notificaciones más sin leer.}}',
  all: 'Todas las notificaciones',
  markRead: 'Marcar «{title}» como leída',
  markAll: 'Marcar todas como leídas',
  unknown: 'N.º {id}',
  'type.deployments': 'Despliegues',
  'type.certificates': 'Certificados',
  'type.anomalies': 'Anomalías',
  'type.limits': 'Avisos de límites',
  'type.invoices': 'Facturas',
  'type.maintenance': 'Mantenimiento',
  'about.deployments': 'Una configuración se ha publicado o se ha rechazado.',
  'about.certificates': 'Un certificado se ha emitido, se ha renovado o está a punto de caducar.',
  'about.anomalies': 'Tráfico que difiere de lo habitual.',
  'about.limits': 'El consumo ha superado uno de sus límites.',
  'about.invoices': 'Hay una factura nueva.',
  'about.maintenance': 'Trabajos planificados del proveedor.',
  'method.email': 'Correo electrónico',
  'method.dashboard': 'Panel',
  'method.slack': 'Slack',
} satisfies Translation<typeof en>
