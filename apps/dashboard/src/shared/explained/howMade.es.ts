import type { Translation } from '@parapet/ui'
import type en from './howMade.en.ts'

export default {
  label: 'Cómo se obtienen estas cifras',
} satisfies Translation<typeof en>
