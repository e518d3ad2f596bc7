import type { Translation } from '@parapet/ui'
import type en from './viewer.en.ts'

export default {
  title: 'Visor',
  'nothing.title': 'No hay nada que mostrar',
  'nothing.text':
    'Aquí se muestra un documento cuando se abre desde su lista. No se conserva al recargar la página ni en una pestaña nueva.',
  'nothing.back': 'Volver a {page}',
  'nothing.home': 'Ir al inicio',
  loading: 'Cargando {name}',
  slow: 'Está tardando más de lo habitual. Esperando al proveedor.',
  failed: 'No se ha podido cargar {name}',
  notPdf: 'El proveedor ha enviado algo que no es un PDF, así que no se muestra.',
  print: 'Imprimir',
  'print.own': 'Use el botón de imprimir del propio documento: este navegador no deja que la página lo imprima.',
  download: 'Descargar',
  open: 'Abrir en una pestaña nueva',
  'elsewhere.title': '{name}: documento listo',
  'elsewhere.text':
    'Este dispositivo muestra los documentos con su propio visor. Descárguelo o ábralo en una pestaña nueva.',
  'page.sentence':
    'Una página de {host}. Si se queda en blanco, su propietario no permite mostrarla dentro de otras: ábrala en una pestaña nueva.',
  'page.slow': 'La página está tardando más de lo habitual. También puede abrirla en una pestaña nueva.',
  'refused.title': 'Esta página no se muestra aquí',
  'refused.text': 'Las páginas de {host} no están permitidas en este panel. Puede abrirla en una pestaña nueva.',
  'refused.unsafe': 'Su dirección no empieza por https o no es válida.',
} satisfies Translation<typeof en>
