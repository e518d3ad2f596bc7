import type { Translation } from '@parapet/ui'
import type en from './accessLog.en.ts'

export default {
  title: 'El tráfico del registro de accesos {file}',
  moved:
    '{n, plural, one {# petición} other {# peticiones}}, {from} – {to}: desplazadas {by} para que la última sea de ahora (--keep-times conserva las horas del registro).',
  kept: '{n, plural, one {# petición} other {# peticiones}}, {from} – {to}: las horas propias del registro.',
  whole: 'Mostrar todo el registro',
  about: 'Acerca de este registro',
  lacks: 'No está en este registro: {fields}.',
  'field.cached': 'resultados de caché',
  'field.response_time': 'tiempos de respuesta',
  'field.content_type': 'tipos de contenido',
  'field.countrycode': 'países',
  'field.tcdndebugreason': 'motivos del proveedor',
  countries:
    '{n, plural, one {El país de # petición} other {Los países de # peticiones}} se buscaron por su dirección en ip-location-db del {day}; algunos pueden ser erróneos. Datos de la Number Resource Organization (nro.net), CC BY 4.0.',
  networks: 'Las redes de las direcciones no se conocen.',
  demo: 'Los despliegues, tickets, certificados e incidencias de esta empresa son inventados.',
  others: 'Las demás empresas son inventadas.',
} satisfies Translation<typeof en>
