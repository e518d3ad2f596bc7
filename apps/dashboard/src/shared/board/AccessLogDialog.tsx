import type { AccessLog, AccessLogFile, RefusedExample } from '@parapet/api'
import { Code, Dialog, ListTable, Section, Stack, Text, useLocale, useWords } from '@parapet/ui'
import { LogLineTabs } from '@parapet/widgets'
import { accessLogWords } from './accessLog.words.ts'
import { accessLogReadWords } from './accessLogRead.words.ts'

interface AccessLogDialogProps {
  readonly log: AccessLog
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Shows what was read of an access log: formats, lines, refused lines with their reasons, and what it lacks. */
export function AccessLogDialog({ log, isOpen, onClose }: AccessLogDialogProps) {
  const t = useWords(accessLogReadWords)
  const tn = useWords(accessLogWords)
  const { locale } = useLocale()
  const { files, refused, lacks } = log
  const list = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts)
  const formatsOf = ({ formats }: AccessLogFile) =>
    formats.length === 0
      ? t('noFormat')
      : list(
          formats.map(({ format, lines }) =>
            formats.length === 1
              ? t(`format.${format}`)
              : t('formatLines', { format: t(`format.${format}`), n: lines }),
          ),
        )
  const placeOf = ({ file, line, column }: RefusedExample, isPlaced: boolean) =>
    t(isPlaced ? 'place' : 'line', { file, line: String(line), column: String(column) })
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} size="l">
      <Stack gap={4}>
        {log.isLive && <Text as="p">{t('live')}</Text>}
        <ListTable<AccessLogFile>
          isFitted
          label={t('files')}
          rows={files}
          getRowId={({ name }) => name}
          columns={[
            { id: 'file', header: t('file'), value: ({ name }) => name },
            { id: 'format', header: t('format'), value: formatsOf },
            { id: 'lines', header: t('lines'), numeric: true, value: ({ lines }) => lines },
            { id: 'requests', header: t('requests'), numeric: true, value: ({ requests }) => requests },
          ]}
        />
        {files
          .filter(({ unused }) => unused !== '')
          .map(({ name, unused }) => (
            <Text as="p" key={name}>
              {t('unused', { file: name })} <Code>{unused}</Code>
            </Text>
          ))}
        <Section title={t('refused')}>
          {refused.length === 0 ? (
            <Text as="p">{t('refused.none')}</Text>
          ) : (
            <Stack gap={3}>
              {refused.map(({ reason, lines, examples }) => (
                <Stack key={reason} gap={1}>
                  <Text as="p">{t('refused.of', { n: lines, reason: t(`reason.${reason}`) })}</Text>
                  <Code block label={t('examples', { reason: t(`reason.${reason}`) })}>
                    {examples
                      .map((one) => `${placeOf(one, reason !== 'outlier' && reason !== 'tooLong')}: ${one.text}`)
                      .join('\n')}
                  </Code>
                </Stack>
              ))}
            </Stack>
          )}
        </Section>
        {lacks.length > 0 && (
          <Section title={t('lacks')}>
            <Stack gap={2}>
              <Text as="p">{tn('lacks', { fields: list(lacks.map((field) => tn(`field.${field}`))) })}</Text>
              <LogLineTabs />
            </Stack>
          </Section>
        )}
      </Stack>
    </Dialog>
  )
}
