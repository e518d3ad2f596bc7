import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../button/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { FieldSet, Form, FormActions } from '../form/Form.tsx'
import { CopyField } from '../keyvalue/CopyField.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { saveText } from '../table/toCsv.ts'
import { Text } from '../text/Text.tsx'
import type { ThemeReport } from '../themes/clinic/report.ts'
import { signCommand } from '../themes/signOff/command.ts'
import { recordText, type SignedRecord } from '../themes/signOff/record.ts'
import sheetStyle from '../themes/signOff/sheet.css?raw'
import { sheetOf } from '../themes/signOff/sheet.ts'
import { clinicWords } from '../words/clinic.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'
import { FileButton } from './FileButton.tsx'
import type { SigningOff } from './useSignOff.ts'

interface SignOffSheetProps {
  report: ThemeReport
  signing: SigningOff
  /** Whether fields of the theme are invalid, so that another theme is shown than is typed. */
  isInvalid: boolean
}

/** Makes the sheet on which a theme is approved, as a page to save; `pnpm theme sign` makes the same one with pictures. */
export function SignOffSheet({ report, signing, isInvalid }: SignOffSheetProps) {
  const t = useWords(clinicWords)
  const { locale } = useLocale()
  const { approval, errors, last, refusedFile, made } = signing
  const record: SignedRecord = {
    format: 1,
    theme: report.seed,
    approver: approval.approver.trim(),
    date: approval.date,
    note: approval.note.trim(),
    language: locale,
    pictures: [],
  }
  const isOfThis = made?.record.theme === report.seed && made.record.language === locale
  const invalid = isInvalid ? t('sign.blocked.invalid') : undefined
  const blocked = report.passes ? invalid : t('sign.blocked.fails')
  const submit = async () => {
    if (!signing.check() || blocked) return
    signing.keep({ record, html: await sheetOf({ record, last, t, style: sheetStyle }) })
  }
  return (
    <div className={css.sheet}>
      <Text as="p">{t('sign.text')}</Text>
      {blocked && <Notice tone={report.passes ? 'watch' : 'bad'}>{blocked}</Notice>}
      <Form label={t('tab.sign')} onSubmit={submit} errors={errors}>
        <FieldSet>
          <TextField
            name="approver"
            label={t('sign.approver')}
            required
            autoComplete="name"
            value={approval.approver}
            onChange={(approver) => signing.type({ approver })}
            {...(errors.approver && { error: errors.approver })}
          />
          <TextField
            name="date"
            label={t('sign.date')}
            help={t('sign.date.help')}
            required
            mono
            value={approval.date}
            onChange={(date) => signing.type({ date })}
            {...(errors.date && { error: errors.date })}
          />
          <TextArea
            name="note"
            label={t('sign.note')}
            help={t('sign.note.help')}
            value={approval.note}
            onChange={(note) => signing.type({ note })}
            {...(errors.note && { error: errors.note })}
          />
        </FieldSet>
        <Stack gap={2}>
          <Text as="p" size="s" tone="muted">
            {last
              ? t('sign.last', { title: last.theme.title, date: last.date, name: last.approver })
              : t('sign.last.none')}
          </Text>
          <Inline>
            <FileButton
              label={t('sign.last.open')}
              accept="application/json,.json"
              onFile={(file) => void signing.openLast(file)}
            />
            {last && (
              <Button size="s" onClick={signing.removeLast}>
                {t('sign.last.remove')}
              </Button>
            )}
          </Inline>
          {refusedFile && (
            <Notice tone="bad" live>
              {t('sign.last.problem', { file: refusedFile })}
            </Notice>
          )}
        </Stack>
        <FormActions>
          <Button type="submit" tone="primary" disabledReason={blocked}>
            {t('sign.action')}
          </Button>
        </FormActions>
      </Form>
      {made && isOfThis && !blocked && <MadeSheet html={made.html} record={made.record} />}
      <CopyField label={t('sign.command')} help={t('sign.command.help')} value={signCommand(record)} />
    </div>
  )
}

function MadeSheet({ html, record }: { html: string; record: SignedRecord }) {
  const t = useWords(clinicWords)
  const address = useAddress(html)
  const sheet = `${record.theme.name}.sign-off.html`
  const kept = 'signed.json'
  return (
    <Notice
      tone="good"
      live
      title={t('sign.made', { date: record.date })}
      actions={
        <Inline>
          <Button icon="download" onClick={() => saveText(sheet, html, 'text/html')}>
            {t('sign.save', { file: sheet })}
          </Button>
          <Button icon="download" onClick={() => saveText(kept, recordText(record), 'application/json')}>
            {t('sign.save', { file: kept })}
          </Button>
          {address && (
            <LinkButton href={address} external>
              {t('sign.open')}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {t('sign.made.text')}
    </Notice>
  )
}

/** Returns an address at which the page can be opened while it is shown here. */
function useAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [html])
  return address
}
