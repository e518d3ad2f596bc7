import type { Translation } from '@parapet/ui'
import type en from './attention.en.ts'

export default {
  well: 'Nada requiere su atención',
  'well.sub': 'revisado a las {time}',
  looked: 'Revisado',
  more: '{n, plural, one {# más en la vista de tabla} other {# más en la vista de tabla}}',
  'column.state': 'Estado',
  'column.what': 'Qué',
  'column.detail': 'Detalle',
  'column.time': 'Hora',

  'source.anomalies': 'Anomalías',
  'source.origins': 'Orígenes',
  'source.deployments': 'Despliegues',
  'source.certificates': 'Certificados',
  'source.alerts': 'Límites',
  'fine.anomalies': 'Ninguna en 24 horas',
  'fine.origins': 'Todos responden',
  'fine.deployments': 'Ninguno rechazado',
  'fine.certificates': 'Ninguno caduca en 3 semanas',
  'fine.alerts': 'Ninguno superado este mes',
  missing: 'Sin revisar: {what}. No se han podido cargar los datos.',

  'anomaly.now': 'En curso',
  'anomaly.over': 'Terminada',
  'anomaly.since': 'desde {time}',
  'anomaly.fromTo': '{from} – {to}',
  'anomaly.title': '{what} en {site}{more, plural, =0 {} one { y # más} other { y # más}}',
  'anomaly.times': '{what} {n} veces lo normal',
  'anomaly.also': 'también {what}',
  'anomaly.why': '{what} {time}',
  'anomaly.traffic': 'Tráfico',
  'anomaly.hitratio': 'Tasa de aciertos',
  'anomaly.ip': 'IP individuales',
  'anomaly.response_time': 'Tiempo de respuesta',
  'anomaly.status_code': 'Respuestas de error',
  'anomaly.object_size': 'Tamaño de objetos',

  'origin.state': 'No responde',
  'origin.title': 'Origen {name}',
  'origin.text': 'desde {time} · {error}',

  'deployment.state': 'Rechazada',
  'deployment.title': 'Configuración {id}',

  'certificate.ended': 'Caducado',
  'certificate.ends': 'Caduca',
  'certificate.title': 'Certificado de {name}',
  'certificate.in': '{date} · {n, plural, =0 {en menos de un día} one {en # día} other {en # días}}',
  'certificate.since': 'desde el {date}',

  'alert.state': 'Superado',
  'alert.title':
    'Límite de {service}: {unit, select, bytes {{limit}} requests {{limit} peticiones} images {{limit} imágenes} minutes {{limit} minutos} other {{limit} {unit}}}',
  'alert.delivery': 'entrega',
  'alert.waf': 'WAF',
  'alert.i3': 'i3',
  'alert.storage': 'almacenamiento',
  'alert.transcoding': 'transcodificación',
  'alert.botmitigation': 'mitigación de bots',
  'alert.text': 'este mes',
} satisfies Translation<typeof en>
