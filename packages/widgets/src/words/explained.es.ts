import type { Translation } from '@parapet/ui'
import type en from './explained.en.ts'

export default {
  figures: 'Qué son las cifras',
  source: '{n, plural, one {De dónde vienen: # petición} other {De dónde vienen: # peticiones}}',
  'source.more': '{n, plural, one {# petición más de la misma llamada} other {# peticiones más de la misma llamada}}',
  call: 'Llamada',
  period: 'Periodo',
  'period.span': '{from} – {to}',
  step: 'Intervalo',
  rows: 'Filas',
  'rows.most': 'las {n} con más peticiones',
  zone: 'Zona horaria',
  sampling: 'Muestreo',
  delay: 'Retraso',
  'delay.minute': 'No está documentado. Los periodos acaban en el último minuto completo.',
  undocumented: 'No está documentado',
  curl: 'Copiar como curl',
  'curl.help': 'Asigne su token a TOKEN antes de ejecutarlo.',

  'figure.requests': 'Peticiones: cada petición respondida cuenta una vez, sea cual sea su estado.',
  'figure.share': 'Porcentaje: las peticiones de un valor divididas entre todas las del periodo.',
  'figure.bytes': 'Volumen: los bytes de todas las respuestas.',
  'figure.rate': 'Peticiones por segundo: las peticiones de un intervalo divididas entre sus segundos.',
  'figure.bandwidth':
    'Ancho de banda: los bits de las respuestas de un intervalo divididos entre sus segundos. 1 kbit son 1000 bits.',
  'figure.hitRatio':
    'Tasa de aciertos: aciertos divididos entre todas las peticiones, incluidas las que no pasan por la caché. Desconocida si no hay aciertos ni fallos de caché.',
  'figure.hitRatioBytes':
    'Tasa de aciertos por volumen: los bytes de los aciertos divididos entre los de todas las respuestas. Desconocida si no hay aciertos ni fallos de caché.',
  'figure.responseTime': 'Tiempo de respuesta: la media de todas las peticiones medidas.',
  'figure.errorRatio': 'Errores del servidor: respuestas con estado 5xx divididas entre todas las respuestas.',
  'figure.refusedRatio': 'Errores de cliente: respuestas con estado 4xx divididas entre todas las respuestas.',
  'figure.statusClass': 'Clase de estado: la primera cifra del estado, como 2xx.',
  'figure.blocked': 'Bloqueadas: peticiones que el firewall rechazó.',
  'figure.bots': 'Peticiones de bots: las que la mitigación de bots atribuyó a un bot.',
  'figure.blockedNow': 'Direcciones bloqueadas: las que ahora están bloqueadas o con comprobación.',
  'figure.limited': 'Rechazadas: peticiones que denegó un límite de peticiones (429) o la lista de denegación (403).',
  'figure.queries': 'Consultas: consultas DNS a sus dominios delegados.',
  'figure.stages': 'Etapa: el tiempo medio desde el inicio de una petición al origen hasta alcanzarla.',
  'figure.lookups': 'Consulta de IP: una página en la que se consultó la dirección IP del visitante.',
  'figure.images': 'Imagen: una imagen optimizada.',
  'figure.stored': 'Datos almacenados: los bytes de todos los objetos, o su número, al final de un intervalo.',
  'figure.minutes': 'Minutos: los minutos de vídeo que contó la transcodificación.',
  'figure.purged': 'Purga: una URL eliminada de la caché.',
  'figure.failedChecks': 'Comprobación fallida: un nodo de la CDN no obtuvo una respuesta correcta de un origen.',
  'figure.anomalies': 'Anomalía: una cifra de un sitio que superó su umbral o salió de lo habitual.',
  'figure.projection': 'Proyección: el mes hasta ahora, continuado al mismo ritmo hasta su final.',
  'figure.change':
    'Cambio: la diferencia con el periodo anterior dividida entre el valor anterior; la de los porcentajes, en puntos porcentuales.',
  'figure.consumed': 'Consumo: cuánto de un servicio contó su proveedor en un mes.',
  'figure.committed': 'Incluido: lo que contiene el paquete. Lo que lo supera se cobra.',
  'figure.peakRate': 'Máximo: la hora completa con más peticiones, divididas entre sus segundos.',
  'figure.peakBandwidth':
    'Máximo de ancho de banda: los bits de la hora completa de mayor volumen, divididos entre sus segundos.',
  'figure.availability':
    'Disponibilidad: respuestas sin error del servidor (5xx) divididas entre todas las respuestas. Desconocida si no hay peticiones.',
  'figure.disturbed':
    'Hora con perturbación: una hora con 300 peticiones o más, en la que el 5 % o más de las respuestas fueron 5xx.',
  'figure.incidents':
    'Incidencia: lo que su proveedor anunció en su página de estado, contado en el mes en que empezó.',
  'figure.originFailures':
    'Fallo de origen: un tiempo en el que nodos de la CDN no obtuvieron una respuesta correcta de un origen, contado en el mes en que empezó.',
  'figure.underAttack': 'Modo bajo ataque: cuántas veces se activó, según lo registrado.',
  'figure.deployments': 'Despliegue: una versión de la configuración que entró en producción.',
  'figure.changed': 'Cambio: un cambio de reglas, certificados, bloqueos u otros ajustes en el registro de auditoría.',
  'figure.price': 'Precio: antes de impuestos. Se suman paquetes, extras y lo que los supera.',
} satisfies Translation<typeof en>
