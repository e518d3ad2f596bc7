import type en from './limits.en.ts'

export default {
  title: 'Límites de este mes',
  text: 'Se avisa a quienes nombra cada límite una vez al mes, cuando se supera.',
  close: 'Cerrar',
  none: 'Sin límites',
  'none.text': 'No se avisa a nadie del consumo de {company}.',
  failed: 'No se han podido cargar los límites.',
  'service.delivery': 'Entrega',
  'service.waf': 'Peticiones bloqueadas por el WAF',
  'service.i3': 'Imágenes de i3',
  'service.storage': 'Almacenamiento',
  'service.transcoding': 'Transcodificación',
  'service.botmitigation': 'Peticiones de bots',
  used: '{consumed} de {limit}',
  limit: 'Límite: {limit}',
  'state.exceeded': 'Superado, avisado',
  'state.below': 'Sin superar',
  'state.off': 'Desactivado',
  active: 'Avisar cuando {name} supere su límite',
  notifies: 'Avisa a {whom}',
  nobody: 'No avisa a nadie',
} satisfies Record<keyof typeof en, string>
