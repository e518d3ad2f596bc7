import type { Translation } from '@parapet/ui'
import type en from './boardMenu.en.ts'

export default {
  limits: 'Límites de este mes…',
  views: 'Vistas guardadas',
  own: 'Copiar en un panel propio…',
  evidence: 'Guardar pruebas (ZIP)',
  wall: 'Modo mural…',
  ownLayout: 'Disposición propia para {company}',
  copyLayout: 'Copiar la disposición a empresas…',
  copyNone: 'Usted tiene una sola empresa',
} satisfies Translation<typeof en>
