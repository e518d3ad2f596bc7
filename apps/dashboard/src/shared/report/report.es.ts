import type { Translation } from '@parapet/ui'
import type en from './report.en.ts'

export default {
  button: 'Informar de esto',
} satisfies Translation<typeof en>
