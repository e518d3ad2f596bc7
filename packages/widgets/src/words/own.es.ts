import type { Translation } from '@parapet/ui'
import type en from './own.en.ts'

export default {
  unknown: 'Widget desconocido',
  unknownText: 'Esta versión no tiene ese widget. Edite el panel para quitarlo.',
} satisfies Translation<typeof en>
