import type { Translation } from '@parapet/ui'
import type en from './rare.en.ts'

export default {
  'slow.title': 'Espere, por favor: la consulta está tardando más de lo previsto...',
  'slow.elapsed': 'Esperando desde hace {elapsed}',
  'slow.attempt': 'Intento {attempt} de {attempts}',
  'slow.tip': 'Con un intervalo más corto o menos sitios tardaría menos.',
  'slow.cancel': 'Cancelar',
  'slow.background': 'Seguir en segundo plano',
  'slow.inBackground': 'Continúa en segundo plano. Puede salir de esta página.',
  'empty.noTraffic': 'Sin peticiones para {who} en {range}',
  'empty.lastSeen': 'Último tráfico: {when}',
  'empty.notSeen': '{n, plural, one {Tampoco en el día anterior} other {Tampoco en los # días anteriores}}',
  'empty.nothing': 'No hay datos disponibles',
  'empty.filtered': 'Nada coincide con estos filtros',
  'empty.filteredText': 'Puede que haya tráfico sin ellos.',
  'empty.relax': 'Quitar «{filter}»',
  'empty.relaxAll': 'Quitar todos los filtros',
  'empty.chooseRange': 'Elija un intervalo',
  'empty.chooseRangeText': 'Elija un inicio y un fin para cargar este widget.',
  'empty.chooseSite': 'Elija un sitio',
  'empty.chooseSiteText': 'Este widget muestra un solo sitio.',
  'notLogged.cached': 'Este registro de accesos no tiene resultados de caché',
  'notLogged.response_time': 'Este registro de accesos no tiene tiempos de respuesta',
  'notLogged.content_type': 'Este registro de accesos no tiene tipos de contenido',
  'notLogged.countrycode': 'Este registro de accesos no tiene países, y no se encontró ninguno para sus direcciones',
  'notLogged.tcdndebugreason': 'Este registro de accesos no tiene motivos del proveedor',
  'notLogged.how': 'Cómo registrarlo',
  'notHired.sample': 'Datos de ejemplo',
  'notHired.text': 'Cuando se active, aquí aparecerán sus datos.',
  'forbidden.title': 'No tiene acceso',
  'forbidden.text': 'Pida a un administrador de su empresa acceso a {what}.',
  'banner.http':
    '{count, plural, one {No se ha podido cargar # widget} other {No se han podido cargar # widgets}}: el proveedor respondió con el error {status}.',
  'banner.network':
    'No se puede contactar con el proveedor. Compruebe su conexión. Los últimos datos cargados siguen en pantalla.',
  'banner.timeout': '{count, plural, one {# widget ha superado} other {# widgets han superado}} el tiempo de espera.',
  'banner.retry': 'Reintentar',
  'allHidden.title': 'Todos los widgets de este tablero están ocultos',
  'allHidden.text': 'Añada los que quiera ver.',
  'banner.slow':
    '{count, plural, one {# widget espera} other {# widgets esperan}}: el proveedor tarda más de lo previsto.',
} satisfies Translation<typeof en>
