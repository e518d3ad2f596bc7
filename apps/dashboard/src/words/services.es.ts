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
  'state.hiredHint': 'Su empresa lo tiene, pero ningún rol suyo lo abre: un administrador de la empresa puede dárselo.',
  'group.observe': 'Observar',
  'group.deliver': 'Entregar',
  'group.secure': 'Proteger',
  'group.account': 'Cuenta',
  open: 'Abrir',
  openService: 'Abrir {service}',
  'unknown.title': 'No existe ese servicio',
  'unknown.text': 'La dirección puede estar mal escrita, o su proveedor no lo ofrece.',
  details: 'Qué hace',
  activate: 'Activar',
  deactivate: 'Desactivar',
  'why.role': 'Solo un administrador de la empresa (CompanyAdmin) puede activar servicios.',
  'why.theme': 'Su proveedor activa los servicios por usted: contacte con su equipo de ventas.',
  'why.catalogue': 'Este servicio se acuerda con el equipo de ventas.',
  'confirm.title': '¿Desactivar {service}?',
  'confirm.text':
    'Todo el mundo en {company} pierde {service} al instante. El proveedor conserva sus datos y ajustes según su contrato.',
  'confirm.yes': 'Desactivar {service}',
  'activated.toast': '{service} está activo para {company}.',
  'deactivated.toast': '{service} se ha desactivado para {company}.',
  'note.theme':
    'Los servicios de {company} se contratan a través de su proveedor. Diga a su equipo de ventas lo que necesita.',
  'note.hired':
    'Los servicios marcados «Contratado» son de {company}, pero ningún rol suyo los abre: un administrador puede dárselo.',
  'note.role':
    'Puede ver lo que tiene {company}. Un administrador de la empresa (CompanyAdmin) puede activar y desactivar servicios.',
  back: 'Todos los servicios',
  failed: 'No ha llegado la lista de servicios que puede activar.',
} satisfies Translation<typeof en>
