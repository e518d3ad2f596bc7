import type { Translation } from '@parapet/ui'
import type en from './about.en.ts'

export default {
  'rate.about':
    'Peticiones por segundo de los ocho sitios con más peticiones y del resto en conjunto. La media abarca todo el periodo y todos los sitios, sin contar los huecos.',
  'bandwidth.about':
    'Bits por segundo enviados a los visitantes (1 kbit = 1000 bits). La media abarca todo el periodo y todos los sitios.',
  'hits.about':
    'Peticiones servidas desde la caché divididas por el total, y lo mismo por volumen. Desconocido si el registro no incluye el resultado de caché.',
  'bySite.about':
    'Los ocho sitios mayores, con los mismos colores que en los gráficos temporales, y el resto en conjunto.',
  'response.about':
    'Media de todas las peticiones de cada intervalo. Los intervalos sin peticiones se muestran como huecos.',
  'classes.about': 'Respuestas por segundo por clase de estado.',
  'months.about':
    'Meses naturales en su zona horaria. El mes en curso se proyecta según el consumo acumulado, pasados los dos primeros días.',
  'cache.about':
    'Aciertos divididos por el total de peticiones, y lo mismo por volumen. El 80 % o más es bueno; menos del 50 % es bajo.',
  'purges.about': 'Contenido eliminado de la caché por personas y programas. Los bans eliminan por patrón o etiqueta.',
  'table.about':
    'Los valores con más peticiones. La barra detrás de un número es su proporción del total de peticiones del intervalo. Abra el menú de una fila para filtrar por ella, excluirla o copiarla.',
  'share.about':
    'Proporciones del total de peticiones del intervalo. Abra el menú de un segmento para filtrar por él, excluirlo o copiarlo.',
  'family.table':
    'Los valores con más peticiones. La barra detrás de una cifra es su parte de todas las peticiones del intervalo.',
  'family.share': 'Partes de todas las peticiones del intervalo.',
  'home.attention.about':
    'Anomalías de las últimas 24 horas, orígenes que no responden, despliegues rechazados, certificados que caducan en tres semanas y límites superados este mes. Solo ve aquello a lo que tiene acceso.',
  'home.hitRatio.about':
    'Porcentaje de las peticiones de la última hora servidas desde la caché, frente a la misma hora de ayer.',
  'home.traffic.about':
    'Volumen enviado a los visitantes desde el primer día del mes, en su zona horaria, frente a los mismos días del mes pasado.',
  'home.errors.about':
    'Porcentaje de las peticiones de la última hora con respuesta 5xx. Analítica muestra los códigos de estado.',
  'home.response.about': 'Tiempo medio de respuesta de la última hora, ponderado por peticiones.',
  'home.sites.about':
    'La última hora de cada sitio frente a la misma hora de ayer. Con fallos: el 5 % o más de las respuestas son errores del servidor (5xx) o queda menos de una décima parte del tráfico. Degradado: un 1 % de errores del servidor o, desde el 0,5 %, el triple que ayer; menos de la mitad del tráfico; una tasa de aciertos 15 puntos menor; o respuestas el doble de lentas, con 200 ms más como mínimo. Datos insuficientes: menos de 300 solicitudes. Si hay más de 200 sitios, se evalúan los 50 con más errores del servidor.',
  'home.lastDay.about': 'Bits por segundo enviados a los visitantes (1 kbit = 1000 bits).',
  'errors.about':
    'Respuestas de error divididas entre todas las respuestas de cada intervalo, sean cuales sean los códigos de estado del filtro. Los errores de servidor (5xx) vienen del origen o del edge; los de cliente (4xx), de la petición.',
  'errorsBySite.about': 'Los sitios con más respuestas 5xx. Abra el menú de un sitio para ver solo ese.',
  'failures.about':
    'Cuándo fallaron las comprobaciones de los orígenes. Lo que varios nodos vieron a la vez es una fila.',
  'waf.about': 'Peticiones que el firewall bloqueó en cada intervalo, divididas entre sus segundos.',
  'bots.about': 'Peticiones de bots en cada intervalo, divididas entre sus segundos.',
  'bots.outcomes.about': 'Qué pasó con las peticiones de bots. Los resultados suman todas las peticiones de bots.',
  'bots.people.about':
    'Todas las peticiones, separadas en las de personas y las de bots. La parte es de todas las peticiones. Como máximo, los últimos 31 días del intervalo.',
  'bots.clients.about':
    'Bots cuyas peticiones se respondieron con 403. Las partes son de todas las peticiones de bots bloqueadas. Como máximo, los últimos 31 días del intervalo.',
  'dns.about': 'Consultas de los dominios delegados en cada intervalo, divididas entre sus segundos.',
  'ddos.counter.about':
    'Peticiones del intervalo rechazadas por este motivo: los límites de tasa responden 429; la lista de denegación, 403.',
  'ddos.reasons.about':
    'Peticiones que un límite de tasa (429) o la lista de denegación (403) rechazó, divididas entre los segundos de cada intervalo.',
  'ddos.about': 'Peticiones que un límite de tasa (429) o la lista de denegación (403) rechazó, por sitio.',
  'origins.about': 'Peticiones que fueron a un origen, divididas entre los segundos de cada intervalo.',
  'origins.stages.about':
    'Cuánto después del inicio se alcanzó cada etapa de una petición al origen, como media de todas las peticiones de un intervalo. La cifra es el tiempo hasta el primer byte.',
  'lookups.about':
    'Páginas para las que se consultó la dirección del visitante, divididas entre los segundos de cada intervalo.',
  'images.about': 'Imágenes que se optimizaron, divididas entre los segundos de cada intervalo.',
  'storage.about': 'Lo que la empresa guarda en el almacenamiento, al final de cada intervalo.',
} satisfies Translation<typeof en>
