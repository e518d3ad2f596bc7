import type { Translation } from '@parapet/ui'
import type en from './accessLog.en.ts'

export default {
  title: 'Tráfico del registro de accesos {file}',
  moved:
    '{n, plural, one {# petición} other {# peticiones}}, {from} – {to}: desplazadas {by} para que la última sea de ahora (--keep-times conserva las horas del registro).',
  kept: '{n, plural, one {# petición} other {# peticiones}}, {from} – {to}: las horas propias del registro.',
  live: '{n, plural, one {# petición} other {# peticiones}}, {from} – {to}: se sigue leyendo, y las líneas nuevas aparecen aquí.',
  leftOut: '{n, plural, one {Se descartó # línea.} other {Se descartaron # líneas.}}',
  read: 'Qué se leyó',
  whole: 'Mostrar todo el registro',
  about: 'Acerca de este registro',
  lacks: 'No está en este registro: {fields}.',
  'field.cached': 'resultados de caché',
  'field.response_time': 'tiempos de respuesta',
  'field.content_type': 'tipos de contenido',
  'field.countrycode': 'países',
  'field.tcdndebugreason': 'motivos de depuración',
  'field.agent': 'agentes de usuario',
  'field.referer': 'páginas de origen',
  'field.clientip': 'clientes',
  'field.bytes': 'tamaños',
  countries:
    '{n, plural, one {El país de # petición} other {Los países de # peticiones}} se buscaron por su dirección IP en ip-location-db del {day}; algunos pueden ser erróneos. Datos de la Number Resource Organization (nro.net), CC BY 4.0.',
  networks: 'No se conocen las redes de las direcciones IP.',
  demo: 'Los despliegues, tickets, certificados e incidencias de esta empresa son datos de ejemplo.',
  others: 'Las demás empresas contienen datos de ejemplo.',
} satisfies Translation<typeof en>
