import type { Translation } from '@parapet/ui'
import type en from './evidence.en.ts'

export default {
  job: 'Pruebas de {page}',
  saved: 'Pruebas guardadas: {n, plural, one {# parte} other {# partes}}',
  nothing: 'No hay cifras en pantalla que guardar',
  failed: 'No se han podido guardar las pruebas. Vuelva a intentarlo.',
  save: 'Guardar pruebas (ZIP)',
  'file.name': 'Pruebas {title}',
  'file.range': 'Intervalo: {range} ({zone})',
  'file.sites': 'Sitios: {sites}',
  'file.allSites': 'Sitios: todos',
  'file.filters': 'Filtros: {filters}',
  'file.noFilters': 'Filtros: ninguno',
  'file.saved': 'Guardado por {who}, {date}',
  'file.link': 'La misma vista: {link}',
  'file.note':
    'manifest.json tiene el tamaño y el SHA-256 de cada archivo. Las tablas son como en pantalla; data.csv tiene números sin formato y horas en UTC.',
  'explain.title': 'Explicación: {chart}',
  'explain.dimension': 'Dimensión',
  'explain.value': 'Valor',
  'explain.before': 'Antes',
  'explain.after': 'Después',
  'explain.share': 'Parte del cambio',
} satisfies Translation<typeof en>
