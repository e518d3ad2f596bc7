import type { Translation } from '@parapet/ui'
import type en from './dnsDomains.en.ts'

export default {
  title: 'Delegación de DNS',
  sentence: 'Dominios cuyo DNS responden nuestros servidores de nombres.',
  note: 'Añada primero el dominio y sus registros y después indique nuestros servidores de nombres en su registrador. Desde entonces solo se sirven los registros de aquí.',
  new: 'Añadir dominio',
  'empty.title': 'No hay dominios',
  'empty.text': 'Añada un dominio para gestionar aquí sus registros.',
  'remove.text':
    'Se eliminan todos sus registros y sus nombres dejan de resolverse: los sitios web y el correo dejan de funcionar. No se puede deshacer. Si puede necesitar los registros, exporte antes el archivo de zona.',
  'column.name': 'Dominio',
  'column.delegated': 'Delegación',
  'column.created': 'Fecha de alta',
  'delegated.help':
    'Si nuestros servidores de nombres están indicados en el registrador del dominio, según la última comprobación del proveedor.',
  'delegated.yes': 'Delegado',
  'delegated.no': 'Sin delegar todavía',
  'delegated.unknown': 'Desconocida',
  'name.help': 'El dominio sin www; por ejemplo, example.com.',
  'error.name': 'Escriba un dominio como example.com, sin http:// ni ruta.',
  'panel.delegation': 'Delegación',
  'delegation.check': 'Comprobar de nuevo',
  'delegation.done':
    'El proveedor ha detectado sus servidores de nombres en el registrador: los cambios de registros surten efecto.',
  'delegation.todo':
    'En su registrador, sustituya los servidores de nombres del dominio por todos estos. Añada antes los registros: los nombres que falten aquí dejan de resolverse.',
  'delegation.ask':
    'El proveedor no muestra aquí sus servidores de nombres. Pregunte a su servicio de asistencia cuáles hay que indicar.',
  'delegation.server': 'Servidor de nombres {n}',
  'delegation.wait':
    'Los registros de dominios y los resolutores conservan los servidores anteriores hasta 48 horas. Mantenga los antiguos en marcha hasta entonces.',
} satisfies Translation<typeof en>
