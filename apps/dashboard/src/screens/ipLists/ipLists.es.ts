import type { Translation } from '@parapet/ui'
import type en from './ipLists.en.ts'

export default {
  title: 'Listas de IP',
  sentence: 'Listas con nombre de direcciones y redes para VCL, reglas y detecciones.',
  note: 'Una lista surte efecto cuando una regla o una configuración VCL la usa por su nombre. Busque una dirección para ver las listas que la contienen.',
  new: 'Nueva lista de IP',
  'empty.title': 'No hay listas de IP',
  'empty.text': 'Cree una para su oficina, sus socios o las direcciones que quiere bloquear.',
  'remove.text': 'Las reglas y configuraciones VCL que la usan dejarán de encontrarla: revíselas antes.',
  'column.name': 'Nombre',
  'column.description': 'Descripción',
  'column.active': 'Activada',
  'column.addresses': 'Direcciones y redes',
  'column.services': 'Servicios',
  'column.kind': 'La gestiona',
  'active.yes': 'En vigor',
  'active.no': 'Desactivada',
  'kind.own': 'Usted',
  'kind.automatic': 'El proveedor',
  'filter.kind': 'La gestiona',
  'filter.active': 'Estado',
  locked: 'El proveedor gestiona esta lista. No se puede cambiar.',
  'name.help': 'En VCL se llama {name}.',
  'addresses.help':
    'Una por línea; tras # puede ir una descripción. Las que no tienen descripción se unen si se solapan o son contiguas; las que tienen descripción o fecha de fin quedan como están.',
  'address.until': 'hasta el {date}',
  'addresses.until':
    '{n, plural, one {# dirección se retira en su fecha de fin.} other {# direcciones se retiran en sus fechas de fin.}} Las fechas se conservan.',
  'error.name': 'Empiece por una letra minúscula y use solo minúsculas, cifras y _.',
  'error.none': 'Introduzca al menos una dirección o red.',
  'error.address': 'Corrija la línea {line}.',
  'error.tooMany':
    '{n, plural, one {Esta lista tiene # entrada} other {Esta lista tiene # entradas}}; el máximo es {most}. Divídala en varias listas.',
  'error.tooLarge': 'Con sus descripciones, la lista ocupa más de 2 MB. Acórtelas o divida la lista.',
  'error.wide': 'Confirme que la lista debe incluirlas, o corrija la línea.',
  'panel.use': 'Uso en VCL',
  'use.text': 'Las configuraciones VCL que usan la lista reciben todos sus cambios sin otro despliegue.',
  'use.name': 'Nombre en VCL',
  'use.vcl': 'Bloquear sus direcciones',
} satisfies Translation<typeof en>
