import type { Translation } from '@parapet/ui'
import type en from './streamingLogs.en.ts'

export default {
  'page.title': 'Registros en tiempo real',
  'page.sentence': 'Cada petición en un flujo de Kafka, segundos después de ocurrir.',
  'page.views': 'Vistas',
  'view.addresses': 'Direcciones permitidas',
  'view.connect': 'Conectar',
  title: 'Direcciones permitidas',
  sentence: 'Solo estas direcciones IP pueden leer el flujo.',
  note: 'Una dirección nueva surte efecto al cabo de unos cinco minutos.',
  new: 'Nueva dirección',
  'empty.title': 'No hay direcciones permitidas',
  'empty.text': 'Añada la dirección pública de su recolector.',
  'remove.text':
    'Los recolectores de esta dirección se desconectan. Los mensajes sin leer siguen en el flujo para otros.',
  'column.ip': 'Dirección',
  'column.state': 'Estado',
  'state.active': 'En vigor',
  'state.pending': 'En vigor en unos cinco minutos',
  'ip.help': 'La dirección pública IPv4 o IPv6 de su recolector.',
  'error.needed': 'Escriba una dirección.',
  'error.network': 'Escriba una sola dirección, no una red.',
  'error.notAddress': 'Escriba una dirección IPv4 o IPv6.',
  'error.notPublic':
    'Esta dirección no es accesible desde internet. Escriba la pública desde la que se conecta su recolector.',
  'template.title': 'Certificados y configuraciones de ejemplo',
  'template.text':
    'El archivo contiene su certificado de cliente, su clave y configuraciones listas. Manténgalo en secreto: da acceso a sus registros.',
  'template.download': 'Descargar el archivo',
  'stream.title': 'El flujo',
  'stream.brokers': 'Brokers',
  'stream.brokers.help': 'TLS con el certificado de cliente del archivo.',
  'stream.topic': 'Tema de entregas',
  'stream.wafTopic': 'Tema del WAF',
  'stream.wafTopic.help': 'Solo recibe mensajes mientras la empresa tiene WAF.',
  'stream.group': 'Grupo de consumidores',
  'stream.group.help': 'Cualquier nombre que empiece igual hasta el guion bajo.',
  'snippets.title': 'Configuraciones listas',
  'snippet.python': 'Consumidor en Python',
  'snippet.vector': 'Vector',
  'snippet.logstash': 'Logstash',
} satisfies Translation<typeof en>
