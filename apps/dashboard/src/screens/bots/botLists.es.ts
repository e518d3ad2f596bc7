import type { Translation } from '@parapet/ui'
import type en from './botLists.en.ts'

export default {
  title: 'Listas propias',
  sentence: 'Direcciones que el sitio siempre deja pasar o siempre frena.',
  new: 'Nueva lista',
  'empty.title': 'No hay listas propias',
  'empty.text':
    'Incluya las direcciones de su oficina, de sus monitores o de quien se haya tomado por un bot por error.',
  'remove.text': 'Sus direcciones vuelven a juzgarse por su riesgo.',
  'column.name': 'Nombre',
  'column.description': 'Descripción',
  'column.active': 'Estado',
  'column.addresses': 'Direcciones y redes',
  'active.yes': 'En vigor',
  'active.no': 'Desactivada',
  active: 'La lista está activa',
  'addresses.help':
    'Una dirección o red por línea, IPv4 o IPv6. Las que se solapan o son contiguas se unen al guardar.',
  site: 'Sitio',
  'site.choose': 'Elija un sitio',
  'site.chooseText': 'Las listas pertenecen a un sitio. Búsquelo arriba.',
  kind: 'Listas que',
  'kind.allow': 'dejan pasar bots',
  'kind.deny': 'frenan clientes',
  public: 'Listas del proveedor',
  'public.failed': 'No se han podido cargar las listas del proveedor',
  'public.empty': 'El proveedor no tiene listas de este tipo',
  'public.on': '{site} usa la lista «{name}».',
  'public.off': '{site} ya no usa la lista «{name}».',
  'public.use': '{name}: {n, plural, one {# dirección} other {# direcciones}}',
  mistaken: '¿Se ha tomado a una persona por un bot? Incluya aquí su dirección, o dele una ruta segura.',
  'mistaken.route': 'Rutas seguras',
  'error.name': 'Introduzca un nombre de 100 caracteres como máximo.',
  'error.none': 'Introduzca al menos una dirección o red.',
  'error.address': 'Línea {line}: introduzca una dirección o red como 192.0.2.7 o 192.0.2.0/24.',
  'error.tooMany':
    '{n, plural, one {Esta lista tiene # entrada} other {Esta lista tiene # entradas}}; el máximo es {most}. Divídala en varias listas.',
  'error.tooLarge': 'La lista ocupa más de 2 MB. Divídala en varias listas.',
  'error.wide': 'Confirme que la lista debe incluirlas, o corrija la línea.',
} satisfies Translation<typeof en>
