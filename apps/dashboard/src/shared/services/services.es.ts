import type { Translation } from '@parapet/ui'
import type en from './services.en.ts'

export default {
  title: 'Servicios de la empresa',
  sentence:
    '{company} · {n, plural, =0 {ningún servicio contratado} one {# servicio contratado} other {# servicios contratados}} de {total}',
  search: 'Buscar un servicio',
  show: 'Mostrar',
  'show.all': 'Todos',
  'show.hired': 'Contratados',
  'show.other': 'Sin contratar',
  'none.title': 'Ningún servicio coincide',
  'none.text': 'Pruebe otra palabra o muestre todos los servicios.',
  'none.action': 'Mostrar todos',
  'state.active': 'Activo',
  'state.hired': 'Contratado',
  'state.other': 'Sin contratar',
  'state.hiredHint': 'Su empresa lo tiene, pero su rol no lo incluye. Pídaselo a un administrador de su empresa.',
  'group.observe': 'Observación',
  'group.deliver': 'Entrega',
  'group.secure': 'Seguridad',
  'group.account': 'Cuenta',
  open: 'Abrir',
  openService: 'Abrir {service}',
  'unknown.title': 'Servicio no encontrado',
  'unknown.text': 'La dirección puede estar mal escrita, o su proveedor no lo ofrece.',
  details: 'Qué hace',
  activate: 'Activar',
  deactivate: 'Desactivar',
  'why.role': 'Solo un administrador de la empresa puede activar servicios.',
  'why.theme': 'Su proveedor activa los servicios por usted: contacte con su equipo de ventas.',
  'why.catalogue': 'Para contratar este servicio, hable con el equipo de ventas.',
  'activate.title': '¿Activar {service}?',
  'activate.text':
    '{service} empieza para todas las personas de {company} cuyo rol lo incluya y se factura según su contrato. Si el contrato no lo incluye, el equipo comercial del proveedor le llamará antes de facturar nada.',
  'activate.yes': 'Activar {service}',
  'deactivate.title': '¿Desactivar {service}?',
  'deactivate.text':
    'Todos los usuarios de {company} pierden el acceso a {service} al instante. Su contrato indica hasta cuándo se factura y cuánto tiempo se conservan sus datos y ajustes; el equipo comercial del proveedor puede llamarle.',
  'deactivate.yes': 'Desactivar {service}',
  'stops.title': 'Lo que deja de funcionar',
  'stops.counting': 'Lo que deja de funcionar (contando todavía)',
  'stops.pages': '{n, plural, one {Se cierra esta página: {names}.} other {Se cierran estas # páginas: {names}.}}',
  'stops.tabs': 'Se cierra su pestaña en {names}.',
  'stops.widgets':
    '{n, plural, one {# widget de los paneles deja de mostrar datos.} other {# widgets de los paneles dejan de mostrar datos.}}',
  'stops.widgetsUnknown': 'No se han podido contar sus widgets. Dejan de mostrar datos.',
  'stops.domains':
    '{n, plural, one {# zona DNS ya no se podrá gestionar aquí.} other {# zonas DNS ya no se podrán gestionar aquí.}}',
  'stops.safeRoutes':
    '{n, plural, one {# ruta segura ya no se podrá gestionar aquí.} other {# rutas seguras ya no se podrán gestionar aquí.}}',
  'stops.lists':
    '{n, plural, one {# lista de IP ya no se podrá gestionar aquí.} other {# listas de IP ya no se podrán gestionar aquí.}}',
  'stops.thresholds':
    '{n, plural, one {# umbral con sus reacciones ya no se podrá gestionar aquí.} other {# umbrales con sus reacciones ya no se podrán gestionar aquí.}}',
  'stops.profiles':
    '{n, plural, one {# perfil de transcodificación ya no se podrá gestionar aquí.} other {# perfiles de transcodificación ya no se podrán gestionar aquí.}}',
  'stops.logs':
    '{n, plural, one {# destino de logs ya no se podrá gestionar aquí.} other {# destinos de logs ya no se podrán gestionar aquí.}}',
  'stops.addresses':
    '{n, plural, one {# dirección permitida de los logs en streaming ya no se podrá gestionar aquí.} other {# direcciones permitidas de los logs en streaming ya no se podrán gestionar aquí.}}',
  'stops.rules':
    '{n, plural, one {# regla ya no se podrá gestionar aquí.} other {# reglas ya no se podrán gestionar aquí.}}',
  'stops.modes':
    '{n, plural, one {# sitio está ahora en modo bajo ataque y ya no se podrá cambiar aquí.} other {# sitios están ahora en modo bajo ataque y ya no se podrán cambiar aquí.}}',
  'stops.storedUnknown': 'No se ha podido contar lo que tiene configurado.',
  'stops.nothing': 'Ninguna de sus páginas ni de sus widgets depende de él.',
  'costs.reading': 'Leyendo la lista de precios…',
  'costs.month': 'Lista de precios: {price} al mes antes de impuestos, además de su paquete.',
  'costs.unit': 'Lista de precios: {price} antes de impuestos por {unit}, además de su paquete.',
  'costs.waf': 'Su paquete {plan} incluye {n} peticiones al mes.',
  'costs.wafBeyond': 'Fuera de él, un millón cuesta {price} antes de impuestos.',
  'costs.i3': 'Su paquete {plan} incluye {n} imágenes al mes.',
  'costs.i3Beyond': 'Fuera de él, mil cuestan {price} antes de impuestos.',
  'costs.unlisted': 'La lista de precios no nombra {service}: el equipo comercial le dirá el precio.',
  'costs.failed': 'No se ha podido leer la lista de precios: el equipo comercial le dirá el precio de {service}.',
  'activated.toast': '{service} está activo para {company}.',
  'deactivated.toast': '{service} se ha desactivado para {company}.',
  'note.theme':
    'Los servicios de {company} se contratan a través de su proveedor. Diga a su equipo de ventas lo que necesita.',
  'note.hired':
    '{company} tiene los servicios marcados «Contratado», pero su rol no los incluye. Un administrador puede darle acceso.',
  'note.role': 'Puede ver lo que tiene {company}. Un administrador de la empresa puede activar y desactivar servicios.',
  back: 'Todos los servicios',
  failed: 'No se ha podido cargar la lista de servicios que puede activar.',
} satisfies Translation<typeof en>
