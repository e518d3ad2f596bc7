import type { Translation } from '@parapet/ui'
import type en from './permission.en.ts'

export default {
  signedOut: 'No ha iniciado sesión.',
  company: 'No tiene acceso a esta empresa.',
  notGranted: 'Ninguno de sus roles en {company} incluye {services}.',
  notHired: '{company} no ha contratado {services}.',
  'role.admin': 'Solo los administradores de {company} pueden hacerlo.',
  'role.userManager': 'Solo quienes gestionan los usuarios de {company} pueden hacerlo.',
  'role.clientAdmin': 'Solo los administradores del cliente pueden hacerlo.',
  'role.companyCreator': 'Solo los distribuidores pueden hacerlo.',
  'role.severalProfiles': 'Esto requiere acceso a una segunda empresa.',
  'role.staff': 'Solo el personal del proveedor puede hacerlo.',

  'acting.readOnly': 'Actúa como {name} y solo está mirando.',
  'acting.readOnly.grant': 'Tome el control en la barra superior.',
  'acting.closed': 'Esto es de {name}.',
  'acting.closed.grant': 'Sigue cerrado mientras usted actúe como {name}.',

  'grant.login': 'Vuelva a iniciar sesión.',
  'grant.hire': 'Puede activarlo en Servicios.',
  'grant.ownRole': 'Usted gestiona los usuarios de {company}, así que puede darse un rol que lo incluya.',
  'grant.companyAdmin': 'Un administrador de la empresa puede activarlo.',
  'grant.userManager': 'Pídaselo a quien gestiona los usuarios de la empresa.',
  'grant.provider': 'Pídaselo a su proveedor.',
} as const satisfies Translation<typeof en>
