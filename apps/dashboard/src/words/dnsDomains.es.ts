import type { Translation } from '@parapet/ui'
import type en from './dnsDomains.en.ts'

export default {
  title: 'Delegación de DNS',
  sentence: 'Dominios por los que responden nuestros servidores de nombres.',
  note: 'Añada primero un dominio y sus registros. Después, indique nuestros servidores de nombres en su registrador: desde entonces el mundo nos pregunta a nosotros y solo se responde lo que está aquí.',
  new: 'Añadir dominio',
  'empty.title': 'No hay dominios',
  'empty.text': 'Añada un dominio para gestionar aquí sus registros.',
  'remove.text':
    'Con él se eliminan todos sus registros y ya no se responde por sus nombres: los sitios web y el correo dejan de funcionar. No se puede deshacer. Si puede necesitar los registros, exporte antes el archivo de zona.',
  'column.name': 'Dominio',
  'column.delegated': 'Delegación',
  'column.created': 'Fecha de alta',
  'delegated.help':
    'Si nuestros servidores de nombres figuran en el registrador del dominio, según lo que ha visto el proveedor.',
  'delegated.yes': 'Delegado',
  'delegated.no': 'Sin delegar todavía',
  'delegated.unknown': 'No se sabe',
  'name.help': 'El dominio sin www; por ejemplo, example.com.',
  'error.name': 'Escriba un dominio como example.com, sin http:// ni ruta.',
  'panel.delegation': 'Delegación',
  'delegation.check': 'Comprobar de nuevo',
  'delegation.done':
    'El proveedor ve sus servidores de nombres en el registrador del dominio: los cambios de los registros surten efecto.',
  'delegation.todo':
    'Entre donde está registrado el dominio y sustituya sus servidores de nombres por todos estos. Añada antes los registros: después del cambio no se responde lo que falte aquí.',
  'delegation.ask':
    'El proveedor no indica aquí los servidores de nombres. Pregunte a su servicio de asistencia cuáles hay que poner.',
  'delegation.server': 'Servidor de nombres {n}',
  'delegation.wait':
    'Los registros de dominios y los resolutores conservan los servidores anteriores hasta 48 horas. Conviene que los antiguos sigan respondiendo ese tiempo.',
} satisfies Translation<typeof en>
