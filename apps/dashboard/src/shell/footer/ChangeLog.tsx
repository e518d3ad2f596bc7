import { statics, useRead } from '@parapet/api'
import { Button, Dialog, formatDate, type Locale, useLocale, useWords } from '@parapet/ui'
import { useRef } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import { panelsWords } from '../topBar/panels.words.ts'
import * as css from './changes.css.ts'

interface ChangeLogProps {
  open: boolean
  onClose: () => void
}

/** The change log of the dashboard (§7), opened from the version in the footer. */
export function ChangeLog({ open, onClose }: ChangeLogProps) {
  const t = useWords(panelsWords)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="m"
      title={t('changes.title')}
      initialFocus={list}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('changes.close')}
        </Button>
      }
    >
      <div ref={list} tabIndex={-1} className={css.changes}>
        <Versions />
      </div>
    </Dialog>
  )
}

function Versions() {
  const t = useWords(panelsWords)
  const shell = useWords(shellWords)
  const { locale } = useLocale()
  const read = useRead(statics.changelog, {})
  return (
    <ReadSection read={read} failed={t('changes.failed')} empty={{ title: t('changes.none') }}>
      {(versions) =>
        versions.map(({ version, date, changes }) => (
          <section key={version} className={css.changeVersion}>
            <h2 className={css.changeTitle}>{shell('version', { version })}</h2>
            <span className={css.changeDate}>{dayText(date, locale)}</span>
            <ul className={css.changeList}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))
      }
    </ReadSection>
  )
}

function dayText(date: string, locale: Locale): string {
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : formatDate(at / 1000, 'date', locale, 'UTC')
}
