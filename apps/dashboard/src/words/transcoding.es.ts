import type { Translation } from '@parapet/ui'
import type en from './transcoding.en.ts'

export default {
  title: 'Transcodificación',
  sentence: 'Haga versiones de sus vídeos para cada pantalla.',
  newJob: 'Nuevo trabajo',
} satisfies Translation<typeof en>
