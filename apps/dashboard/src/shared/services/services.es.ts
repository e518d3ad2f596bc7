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
