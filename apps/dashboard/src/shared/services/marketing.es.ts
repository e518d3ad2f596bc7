import type { Translation } from '@parapet/ui'
import type en from './marketing.en.ts'

export default {
  contactSales: 'Contactar con ventas',
  activate: 'Activar servicio',
  features: 'Qué incluye',
  trial: 'Solicitar una prueba',
  trialSubject: '{service} a prueba para {company}',
  trialBody:
    'Nos gustaría probar {service} para {company}. ¿Para qué sitios, cuánto tiempo y a qué precio sería posible?',
  mailSubject: '{service} para {company}',
  mailBody: 'Nos gustaría saber más sobre {service} para {company}.',

  'stats.title': 'Histórico',
  'stats.subtitle': 'Un año de tráfico en una pantalla',
  'stats.intro': 'Vea cuánto sirvió cada sitio, mes a mes, y la previsión del mes en curso.',
  'stats.features': `
    Peticiones, ancho de banda y transferencia de cada sitio desde el primer día
    Consumo mensual con un detalle listo para contabilidad
    Edge y capa intermedia, lado a lado
    Cualquier periodo frente al anterior`,

  'analytics.title': 'Analítica',
  'analytics.subtitle': 'Lo que ocurre ahora, hasta la dirección IP',
  'analytics.intro': 'Desglose las peticiones de las últimas horas por dirección IP, ruta, país y estado.',
  'analytics.features': `
    Rutas, direcciones, agentes, países y páginas de origen principales, con su parte del total
    Incluya o excluya cualquier valor con un clic
    Tasa de aciertos, tiempos de respuesta y estados minuto a minuto
    Enlaces que reproducen exactamente lo que ve`,

  'dedicatedanalytics.title': 'Analítica dedicada',
  'dedicatedanalytics.subtitle': 'Su propio clúster de analítica',
  'dedicatedanalytics.intro':
    'Consulte intervalos más largos y conserve los datos más tiempo, con capacidad reservada para usted.',
  'dedicatedanalytics.features': `
    Intervalos de 7 días y de un mes en una consulta
    Retención acordada con usted en lugar de 24 horas
    Exportaciones de 1000 filas en lugar de 10
    Sin el límite de cuatro horas por selección`,

  'anomalydetection.title': 'Detección de anomalías',
  'anomalydetection.subtitle': 'Sépalo antes que sus usuarios',
  'anomalydetection.intro': 'Aprende la forma habitual de su tráfico y le avisa, o reacciona, cuando cambia.',
  'anomalydetection.features': `
    Anomalías de tráfico, tiempos de respuesta, aciertos, estados y direcciones
    Umbrales dibujados sobre su propia curva
    Reacciones automáticas: bloquear, desafiar, avisar
    Un historial con informe de cada detección`,

  'freeanomalydetection.title': 'Detección de anomalías gratuita',
  'freeanomalydetection.subtitle': 'Vigile un sitio sin coste',
  'freeanomalydetection.intro': 'Empiece con un sitio vigilado y añada más cuando los necesite.',
  'freeanomalydetection.features': `
    Un sitio, entrega y capa intermedia
    Avisos por correo
    El mismo historial que el servicio completo`,

  'dnsdelegation.title': 'Delegación de DNS',
  'dnsdelegation.subtitle': 'Su zona en nuestra red anycast',
  'dnsdelegation.intro':
    'Delegue su dominio y deje que los nombres se resuelvan en la misma red edge que sirve su contenido.',
  'dnsdelegation.features': `
    Todos los registros habituales, y ALIAS y CDN en la raíz
    Cambios activos en segundos
    Estadísticas de consultas por nombre y tipo
    Certificados emitidos automáticamente por desafío DNS`,

  'cachewarmup.title': 'Precarga de caché',
  'cachewarmup.subtitle': 'La caché, lista antes del estreno',
  'cachewarmup.intro':
    'Cargue contenido en la caché antes que el público, para que la primera visita sea tan rápida como la millonésima.',
  'cachewarmup.features': `
    Listas de miles de URL, justo después de una purga
    Progreso y resultado de cada URL
    Una estimación previa de las peticiones a su origen`,

  'invalidation.title': 'Invalidación',
  'invalidation.subtitle': 'La página de ayer, fuera en un segundo',
  'invalidation.intro': 'Retire de toda la red edge lo que ha cambiado, por URL, patrón o etiqueta.',
  'invalidation.features': `
    Purgue URL sueltas o patrones enteros
    Etiquetas: una palabra limpia mil páginas
    Nueva carga tras la purga, antes de la primera petición
    Un registro de quién limpió qué y cuándo`,

  'soporte.title': 'Tickets',
  'soporte.subtitle': 'Ingenieros que conocen su instalación',
  'soporte.intro': 'Abra un ticket, adjunte lo que ve y siga la respuesta sin salir del panel.',
  'soporte.features': `
    Responden quienes operan la red
    Adjuntos, seguidores y toda la conversación
    Tiempos de respuesta acordados con usted`,

  'autoprovisioning.title': 'Aprovisionamiento',
  'autoprovisioning.subtitle': 'Su configuración, en sus manos',
  'autoprovisioning.intro':
    'Añada sitios, backends y certificados y despliegue su propio VCL en toda la red edge, con la vuelta atrás a un clic.',
  'autoprovisioning.features': `
    Backends con comprobaciones que puede probar antes de guardar
    Certificados que se emiten y se renuevan solos
    Configuraciones con versiones, comparación y vuelta atrás
    Reglas para quien prefiere formularios a código`,

  'staging.title': 'Preproducción',
  'staging.subtitle': 'Pruebe antes de publicar',
  'staging.intro': 'Una copia completa de la red edge para probar una configuración antes de que la vean sus usuarios.',
  'staging.features': `
    El mismo software y las mismas reglas que producción
    Backends y configuraciones propios
    Pase a producción cuando esté listo`,

  'botmitigation.title': 'Mitigación de bots',
  'botmitigation.subtitle': 'Entran las personas, no las máquinas',
  'botmitigation.intro': 'Puntúa cada petición por conducta y reputación, y le deja decidir qué pasa con las malas.',
  'botmitigation.features': `
    Los rastreadores legítimos se reconocen y pasan
    Captcha, desafío JavaScript o bloqueo
    Centros de datos, proxies y VPN separados de las personas
    Un informe de qué se bloqueó y por qué`,

  'transcoding.title': 'Transcodificación',
  'transcoding.subtitle': 'Una subida, todas las pantallas',
  'transcoding.intro': 'Convierta un máster en las versiones que piden móviles, televisores y navegadores.',
  'transcoding.features': `
    Perfiles propios: formato, códecs, tamaño y tasas de bits
    Trabajos que se pueden seguir y repetir
    Minutos consumidos, siempre a la vista`,

  'logs.title': 'Registros básicos',
  'logs.subtitle': 'Cada petición, en un archivo',
  'logs.intro': 'Reciba cada día los registros de acceso de sus sitios, listos para sus herramientas.',
  'logs.features': `
    Entregados en su propio almacenamiento
    Líneas de edge, capa intermedia y WAF
    Un formato documentado campo a campo`,

  'streaminglogs.title': 'Registros en tiempo real',
  'streaminglogs.subtitle': 'Cada línea, en cuanto se produce',
  'streaminglogs.intro': 'Un flujo de peticiones hacia sus recolectores, con apenas unos segundos de retraso.',
  'streaminglogs.features': `
    Autenticación mutua con sus propios certificados
    Plantillas listas para los recolectores comunes
    Solo se conectan las direcciones que permita`,

  'iplists.title': 'Listas de IP',
  'iplists.subtitle': 'Redes con nombre',
  'iplists.intro': 'Guarde las listas de permitidos y denegados en un solo lugar y úselas en todas las reglas.',
  'iplists.features': `
    Miles de redes con descripción y fecha de fin
    Encuentre las listas que contienen una dirección
    Listas que las detecciones pueden alimentar`,

  'saferoutes.title': 'Rutas seguras',
  'saferoutes.subtitle': 'Sin comprobaciones, para quien usted elija',
  'saferoutes.intro':
    'Comparta un enlace con quien prueba o edita: el WAF y la mitigación de bots no comprueban su navegador durante un tiempo.',
  'saferoutes.features': `
    Enlaces con fecha de fin y responsable
    Cada uso con su dirección y hora
    Para un sitio y una ruta a la vez`,

  'waf.title': 'Cortafuegos de aplicaciones',
  'waf.subtitle': 'Los ataques se quedan en la red edge',
  'waf.intro': 'Un motor de reglas delante de su aplicación que bloquea los ataques comunes y admite sus excepciones.',
  'waf.features': `
    Reglas OWASP siempre al día
    Primero detecta; bloquea cuando usted confíe
    Cada coincidencia con regla, contenido y dirección
    Las direcciones bloqueadas, a mano en cada pantalla`,

  'storage.title': 'Almacenamiento',
  'storage.subtitle': 'Un origen siempre disponible',
  'storage.intro':
    'Guarde sus archivos junto a la red edge, replicados, con la interfaz que sus herramientas ya conocen.',
  'storage.features': `
    Almacenamiento de objetos con interfaz estándar
    Sin coste por el tráfico hacia la red edge
    Uso por horas, en su histórico`,

  'i3.title': 'Optimización de imágenes (i3)',
  'i3.subtitle': 'Imágenes más ligeras, igual de buenas',
  'i3.intro': 'Redimensiona, recorta y convierte imágenes en la red edge para el dispositivo que las pide.',
  'i3.features': `
    Formatos modernos donde el navegador los acepta
    Tamaños por parámetro, sin tocar sus archivos
    Cada variante se crea una vez y se guarda en todas partes`,

  'midtier.title': 'Capa intermedia',
  'midtier.subtitle': 'Una petición en lugar de cuarenta',
  'midtier.intro':
    'Una segunda caché entre las ubicaciones edge y su origen, para que un objeto nuevo se pida una sola vez.',
  'midtier.features': `
    Muchas menos peticiones a su origen
    Mejor tasa de aciertos en contenidos poco vistos
    Estadísticas propias`,

  'ipinfo.title': 'Información de IP',
  'ipinfo.subtitle': 'Quién está detrás de la dirección',
  'ipinfo.intro': 'Red, país y reputación de cada dirección, en sus reglas y en sus pantallas.',
  'ipinfo.features': `
    Puntuación de riesgo con sus razones
    Centros de datos, proxies y nodos de salida señalados
    Disponible en VCL como cabeceras`,

  'uam.title': 'Modo bajo ataque',
  'uam.subtitle': 'Protección con un solo interruptor',
  'uam.intro':
    'Los visitantes de un sitio se comprueban mientras recibe un ataque, y dejan de comprobarse cuando termina.',
  'uam.features': `
    Actúa en segundos, sitio a sitio
    Sus listas pasan sin comprobación
    Puede activarlo una detección`,

  'perimetrical.title': 'Suite de seguridad perimetral',
  'perimetrical.subtitle': 'Todas sus defensas en una vista',
  'perimetrical.intro':
    'WAF, bots, anomalías y modo bajo ataque juntos: qué llegó, qué se bloqueó y qué requiere su atención.',
  'perimetrical.features': `
    Positivos por país, regla y sitio
    El modo bajo ataque, al alcance de cada pantalla
    Un informe para todas las capas`,

  'apiprotection.title': 'Protección de API',
  'apiprotection.subtitle': 'Su contrato, garantizado',
  'apiprotection.intro': 'Compara las llamadas con la descripción de su API antes de que la alcancen.',
  'apiprotection.features': `
    Reglas por sitio a partir de su esquema
    Límites por clave y por dirección
    Las llamadas desconocidas se notifican o se rechazan`,

  'backendanalytics.title': 'Analítica de backends',
  'backendanalytics.subtitle': 'Cómo responde realmente su origen',
  'backendanalytics.intro':
    'El tiempo de cada paso entre la red edge y sus backends, en cada petición que no fue acierto.',
  'backendanalytics.features': `
    Tiempos de conexión, primer byte y cuerpo
    Por backend, sitio y directiva de caché
    Las rutas más lentas, primero`,

  'antiddos.title': 'Anti-DDoS',
  'antiddos.subtitle': 'Absorbe el volumen, atiende a las visitas',
  'antiddos.intro': 'Límites de peticiones y listas de denegación en toda la red, con las cifras de cada ataque.',
  'antiddos.features': `
    Capas de red y de aplicación
    Qué se limitó, qué se denegó y qué pasó
    Siempre activo, no solo a petición`,

  'basicprovisioning.title': 'Aprovisionamiento básico',
  'basicprovisioning.subtitle': 'Un sitio en cuatro pasos',
  'basicprovisioning.intro': 'Backend, sitio, certificado y listo: para quien solo quiere que funcione.',
  'basicprovisioning.features': `
    Una guía con comprobaciones en cada paso
    Certificados incluidos
    Reglas comunes como plantillas`,
} satisfies Translation<typeof en>
