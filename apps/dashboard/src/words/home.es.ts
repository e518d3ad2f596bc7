import type { Translation } from '@parapet/ui'
import type en from './home.en.ts'

export default {
  greeting: 'Hola de nuevo, {name}',
  sentence: '{company} · {sites, plural, =0 {aún sin sitios} one {# sitio} other {# sitios}}',
  refresh: 'Actualizar',
  title: 'Inicio',

  'first.title': 'Lleve su primer sitio al borde',
  'first.text':
    '{company} aún no tiene sitios. Estos pasos llevan unos diez minutos; el tráfico aparece aquí un minuto después del último.',
  'first.progress': '{done} de {total} hechos',
  'first.done': 'Hecho',
  'first.services.title': 'Contrate el aprovisionamiento',
  'first.services.text': 'Con él se gestionan sitios, backends y certificados.',
  'first.services.action': 'Ver servicios',
  'first.provisioning': 'Abrir aprovisionamiento',
  'first.backend.title': 'Diga dónde está su contenido',
  'first.backend.text': 'Un backend es el servidor al que pregunta el borde cuando no tiene un objeto.',
  'first.site.title': 'Añada un sitio y demuestre que es suyo',
  'first.site.text': 'Con un archivo en su raíz o un registro TXT, lo que le resulte más fácil.',
  'first.deploy.title': 'Despliegue la configuración',
  'first.deploy.text': 'Bastan unas líneas; todas las versiones se guardan.',
  'first.dns.title': 'Apunte su dominio al borde',
  'first.dns.text': 'Un registro CNAME en su proveedor de DNS.',
  'first.help': '¿Prefiere que lo hagamos? Nuestros ingenieros lo hacen con usted.',
  'first.contact': 'Contactar con ventas',

  'none.title': 'Aún sin empresa',
  'none.text': 'Su cuenta no pertenece a ninguna empresa. Pida a un administrador de su empresa que le añada.',
} satisfies Translation<typeof en>
