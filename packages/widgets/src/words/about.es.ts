import type { Translation } from '@parapet/ui'
import type en from './about.en.ts'

export default {
  'rate.about':
    'Peticiones por segundo de los ocho sitios con más peticiones y del resto en conjunto. La media abarca todo el periodo y todos los sitios, sin contar los huecos.',
  'bandwidth.about': 'Enviado a los visitantes en cada intervalo. La media abarca todo el periodo y todos los sitios.',
  'handling.about':
    'Peticiones que el borde dejó pasar, y las que no superaron su comprobación o bloqueó, según el motivo que el proveedor da a cada una.',
  'hits.about': 'Por peticiones y por volumen, en cada intervalo.',
  'bySite.about':
    'Los ocho sitios mayores, con los mismos colores que en los gráficos temporales, y el resto en conjunto.',
  'response.about':
    'Media de todas las peticiones de cada intervalo. Los intervalos sin peticiones se muestran como huecos.',
  'classes.about': 'Respuestas por segundo por clase de estado.',
  'months.about':
    'Meses naturales en su zona horaria. El mes en curso se proyecta según el consumo acumulado, pasados los dos primeros días.',
  'cache.about': 'Por peticiones y por volumen. El 80 % o más es bueno; menos del 50 % es bajo.',
  'purges.about':
    'URL eliminadas de la caché por personas y programas; se cuenta cada una. Los baneos eliminan por patrón o etiqueta. Como evento de un gráfico, todas las URL enviadas juntas son una purga.',
  'table.about':
    'Los valores con más peticiones, cada uno con su porcentaje del total del periodo. Si se ordenan por otra columna, se comparan tantas filas como permite su contrato. Las barras comparan las filas por la columna ordenada. Abra el menú de una fila para filtrar por ella, excluirla o copiarla.',
  'share.about':
    'Porcentajes del total de peticiones del periodo. Abra el menú de un segmento para filtrar por él, excluirlo o copiarlo.',
  'family.table':
    'Los valores con más peticiones, cada uno con su porcentaje del total del periodo. Si se ordenan por otra columna, se comparan tantas filas como permite su contrato. Las barras comparan las filas por la columna ordenada.',
  'family.share': 'Porcentajes del total de peticiones del periodo.',
  'home.attention.about':
    'Anomalías de las últimas 24 horas, orígenes que no responden, despliegues rechazados, certificados que caducan en 30 días (14 si se renuevan solos) y límites superados este mes. Solo ve aquello a lo que tiene acceso.',
  'home.hitRatio.about': 'De la última hora, frente a la misma hora de ayer.',
  'home.traffic.about':
    'Volumen enviado a los visitantes desde el primer día del mes, en su zona horaria, frente a los mismos días del mes pasado.',
  'home.errors.about':
    'Porcentaje de las peticiones de la última hora con respuesta 5xx. Analítica muestra los códigos de estado.',
  'home.response.about': 'De la última hora, frente a la misma hora de ayer.',
  'home.rate.about': 'De la última hora y de todos los sitios, frente a la misma hora de ayer.',
  'home.bandwidth.about': 'De la última hora y de todos los sitios, frente a la misma hora de ayer.',
  'home.transcoding.about': 'Desde el primer día del mes, en su zona horaria.',
  'home.storage.about': 'Al final de la última hora, frente a la misma hora de ayer.',
  'home.blocked.about':
    'Direcciones y redes que ahora están bloqueadas o con comprobación en la empresa, a mano o de forma automática.',
  'home.waf.about': 'Peticiones por segundo que el firewall bloqueó en la última hora, frente a la misma hora de ayer.',
  'home.status.about': 'Los servicios de la página de estado de su proveedor y sus incidencias actuales.',
  'home.tickets.about': 'Los cinco tickets actualizados más recientemente.',
  'home.points.about': 'Los lugares desde los que se entregan sus sitios, con el número de sus servidores.',
  'home.news.about': 'Las últimas noticias de su proveedor, de la más reciente a la más antigua.',
  'map.about': 'Países según sus peticiones del periodo. Cuanto más oscuro, más peticiones.',
  'home.sites.about':
    'La última hora de cada sitio frente a la misma hora de ayer. Con fallos: el 5 % o más de las respuestas son errores del servidor (5xx) o queda menos de una décima parte del tráfico. Degradado: un 1 % de errores del servidor o, desde el 0,5 %, el triple que ayer; menos de la mitad del tráfico; una tasa de aciertos 15 puntos menor; o respuestas el doble de lentas, con 200 ms más como mínimo. Datos insuficientes: menos de 300 peticiones. Si hay más de 200 sitios, se evalúan los 50 con más errores del servidor.',
  'home.lastDay.about': 'Enviado a los visitantes en cada intervalo.',
  'errors.about':
    'En cada intervalo, sean cuales sean los códigos de estado del filtro. Los errores del servidor vienen del origen o del edge; los de cliente, de la petición.',
  'errorsBySite.about': 'Los sitios con más respuestas 5xx. Abra el menú de un sitio para ver solo ese.',
  'failures.about':
    'Comprobaciones de estado fallidas de los orígenes. Los fallos que varios nodos vieron a la vez son una fila.',
  'waf.about': 'Peticiones por segundo que el firewall bloqueó en cada intervalo.',
  'waf.count.about': 'Peticiones del intervalo que el firewall bloqueó.',
  'bots.count.about': 'Peticiones de bots del intervalo que se bloquearon. Las retenidas con una prueba no cuentan.',
  'perimetrical.attacked.about':
    'Sitios cuyos visitantes ven una página intermedia antes del sitio. El intervalo y los filtros no se aplican.',
  'perimetrical.anomalies.about':
    'Anomalías de los sitios vigilados, las más recientes primero, cada una con su peor valor y el normal de antes.',
  'bots.about': 'Peticiones de bots por segundo en cada intervalo.',
  'bots.outcomes.about': 'Cómo se trataron las peticiones de bots. Los resultados suman todas las peticiones de bots.',
  'bots.people.about':
    'Todas las peticiones, separadas en personas y bots. El porcentaje es del total de peticiones. Abarca como máximo los últimos 31 días del periodo.',
  'bots.clients.about':
    'Bots cuyas peticiones se respondieron con 403. Los porcentajes son del total de peticiones de bots bloqueadas. Abarca como máximo los últimos 31 días del periodo.',
  'dns.about': 'Consultas por segundo a los dominios delegados en cada intervalo.',
  'ddos.counter.about':
    'Peticiones del periodo rechazadas por este motivo: los límites de peticiones responden 429; la lista de denegación, 403.',
  'ddos.reasons.about':
    'Peticiones por segundo rechazadas por un límite de peticiones (429) o la lista de denegación (403) en cada intervalo.',
  'ddos.about': 'Peticiones rechazadas por un límite de peticiones (429) o la lista de denegación (403), por sitio.',
  'origins.about': 'Peticiones por segundo enviadas a un origen en cada intervalo.',
  'origins.stages.about':
    'Tiempo medio desde el inicio de una petición al origen hasta cada etapa, entre todas las peticiones de un intervalo. La cifra es el tiempo hasta el primer byte.',
  'lookups.about': 'Páginas por segundo en las que se consultó la dirección IP del visitante, en cada intervalo.',
  'images.about': 'Imágenes optimizadas por segundo en cada intervalo.',
  'storage.about': 'Datos almacenados de la empresa al final de cada intervalo.',
  'own.about': 'Un widget que no se le muestra, en su lugar del panel.',
} satisfies Translation<typeof en>
