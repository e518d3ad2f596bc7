import type { Translation } from '@parapet/ui'
import type en from './companies.en.ts'

export default {
  title: 'Empresas',
  sentence: '{n, plural, one {# empresa} other {# empresas}} · última hora, comparada con la misma hora de ayer',
  refresh: 'Actualizar',
  search: 'Buscar empresas',
  list: 'Empresas',
  none: 'Ninguna empresa coincide con «{query}».',
  more: 'Mostrar {n} más',
  rate: 'Tráfico',
  errors: 'Errores de servidor',
  hitRatio: 'Tasa de aciertos',
  history: 'Histórico',
  loading: 'Cargando las cifras de {company}…',
  slow: 'Tarda más de lo habitual. Esperando al proveedor.',
  cancel: 'Cancelar',
  forbidden: 'Sin cifras: esta empresa no ha contratado el Histórico o su rol no lo incluye.',
  failedList: 'No se pudo cargar la lista de empresas',
  failed: 'No se pudieron cargar las cifras',
} satisfies Translation<typeof en>
