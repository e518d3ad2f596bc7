import type { Translation } from '@parapet/ui'
import type en from './evidence.en.ts'

export default {
  job: 'Evidencias de {page}',
  saved: 'Evidencias guardadas: {n, plural, one {# parte} other {# partes}}',
  nothing: 'No hay cifras en pantalla que guardar',
  failed: 'No se han podido guardar las evidencias. Vuelva a intentarlo.',
  save: 'Guardar evidencias (ZIP)',
  'file.name': 'Evidencias {title}',
  'file.range': 'Intervalo: {range} ({zone})',
  'file.sites': 'Sitios: {sites}',
  'file.allSites': 'Sitios: todos',
  'file.filters': 'Filtros: {filters}',
  'file.noFilters': 'Filtros: ninguno',
  'file.saved': 'Guardado por {who}, {date}',
  'file.link': 'La misma vista: {link}',
  'file.note':
    'manifest.json contiene el tamaño y el SHA-256 de cada archivo. Las tablas son como en pantalla; data.csv contiene números sin formato y horas en UTC.',
  'explain.title': 'Explicación: {chart}',
  'explain.dimension': 'Dimensión',
  'explain.value': 'Valor',
  'explain.before': 'Antes',
  'explain.after': 'Después',
  'explain.share': 'Porcentaje del cambio',
} satisfies Translation<typeof en>
