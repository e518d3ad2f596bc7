import type { Translation } from '@parapet/ui'
import type en from './logLines.en.ts'

export default {
  title: 'Cómo registrar todo lo que muestran los paneles',
  text: 'Escriba las líneas de acceso con este formato e inicie el sandbox con el registro nuevo. Los campos que siguen al agente de usuario son opcionales y pueden ir en cualquier orden.',
  server: 'Servidor',
  line: 'Configuración de {server}',
  caddy:
    'Necesita el complemento caddyserver/transform-encoder. Caddy no tiene caché, así que sus líneas no tienen resultados de caché.',
  varnish: 'Una orden, no una configuración, que escribe el registro.',
} satisfies Translation<typeof en>
