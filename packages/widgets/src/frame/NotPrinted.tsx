import { useWords } from '@parapet/ui'
import { frameWords } from '../words/frame.ts'
import { paperOnly } from './frame.css.ts'

/** The sentence that a sheet of paper shows in place of a widget that was not loaded when printing began. */
export function NotPrinted() {
  const t = useWords(frameWords)
  return <p className={paperOnly}>{t('print.missing')}</p>
}
