import type { Translation } from '@parapet/ui'
import type en from './dnsCredentials.en.ts'

export default {
  title: 'Credenciales DNS',
  sentence: 'Cómo confirman sus dominios las solicitudes DNS.',
  new: 'Nueva credencial DNS',
  note: 'Los cambios no afectan a los certificados ya emitidos. Valen desde la próxima solicitud o renovación.',
  'empty.title': 'Aún no hay credenciales DNS',
  'empty.text': 'La solicitud de un certificado DNS necesita una: las claves de su proveedor DNS o un registro CNAME.',
  'remove.text': 'Las solicitudes que la usan deben elegir antes otra.',
  'column.alias': 'Nombre',
  'column.provider': 'Proveedor',
  'column.keys': 'Claves',
  'column.use': 'Solicitudes',
  provider: 'Proveedor DNS',
  'provider.none': 'Este proveedor no necesita clave.',
  'keys.replace': 'Los valores guardados nunca se muestran. Al guardar se sustituyen todos: escríbalos de nuevo.',
  'keys.help': 'Se envía una vez y no se vuelve a mostrar.',
  'error.alias': 'Escriba un nombre.',
  'error.provider': 'Elija un proveedor DNS.',
  'error.key': 'Escriba el valor de {key}.',
} satisfies Translation<typeof en>
