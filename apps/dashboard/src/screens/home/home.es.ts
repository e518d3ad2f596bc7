import type { Translation } from '@parapet/ui'
import type en from './home.en.ts'

export default {
  greeting: 'Hola de nuevo, {name}',
  sentence: '{company} · {sites, plural, =0 {aún sin sitios} one {# sitio} other {# sitios}}',
  refresh: 'Actualizar',
  title: 'Inicio',

  'first.title': 'Configure su primer sitio',
  'first.text':
    '{company} aún no tiene sitios. Estos pasos llevan unos diez minutos. El tráfico aparece aquí un minuto después del último paso.',
  'first.progress': '{done} de {total} hechos',
  'first.done': 'Hecho',
  'first.services.title': 'Contrate el aprovisionamiento',
  'first.services.text': 'Sirve para gestionar sitios, backends y certificados.',
  'first.services.action': 'Ver servicios',
  'first.provisioning': 'Abrir aprovisionamiento',
  'first.backend.title': 'Añada su origen',
  'first.backend.text': 'Un backend es el servidor del que la CDN obtiene su contenido.',
  'first.site.title': 'Añada un sitio y verifique que es suyo',
  'first.site.text': 'Con un archivo en la raíz del sitio o un registro TXT de DNS.',
  'first.deploy.title': 'Despliegue la configuración',
  'first.deploy.text': 'Bastan unas líneas. Se guardan todas las versiones.',
  'first.dns.title': 'Apunte su dominio a la CDN',
  'first.dns.text': 'Un registro CNAME en su proveedor de DNS.',
  'first.help': '¿Prefiere ayuda? Nuestros ingenieros pueden configurarlo con usted.',
  'first.contact': 'Contactar con ventas',

  'none.title': 'Aún no tiene empresa',
  'none.text': 'Su cuenta no pertenece a ninguna empresa. Pida a un administrador de su empresa que le añada.',
} satisfies Translation<typeof en>
