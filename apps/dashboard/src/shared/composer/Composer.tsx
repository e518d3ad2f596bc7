import { Button, Inline, LineArea, moveFocusOnRemoval, Notice, Progress, Stack, Status, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { type ReactNode, useCallback } from 'react'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { composerWords } from './composer.words.ts'
import type { ComposerResult, LineResult, useComposer } from './useComposer.ts'

interface ComposerProps {
  composer: ReturnType<typeof useComposer>
  label: string
  help: string
  placeholder: string
  onMend?: () => void
  onSend: () => void
  sendLabel: string
  onCopy: () => void
  options?: ReactNode
  children?: ReactNode
  next?: ReactNode
}

/** A text area for thousands of lines, with a verdict for each line and the results of sent ones. */
export function Composer(props: ComposerProps) {
  const { composer, label, help, placeholder, onMend, onSend, sendLabel, onCopy, options, children, next } = props
  const t = useWords(composerWords)
  const { text, change, lines, progress, outcome } = composer
  const isBusy = progress !== null
  const { verdicts } = lines
  const check = useCallback(
    (_: string, line: number) => {
      const verdict = verdicts.get(line)
      return verdict?.kind === 'refused' ? t(`fault.${verdict.fault}`) : undefined
    },
    [verdicts, t],
  )
  const remark = useCallback(
    (_: string, line: number) => {
      const verdict = verdicts.get(line)
      return verdict?.kind === 'repeated' || verdict?.kind === 'covered'
        ? t(`remark.${verdict.kind}`, { line: String(verdict.by) })
        : undefined
    },
    [verdicts, t],
  )
  const becomes = useCallback(
    (line: string, number: number) => {
      const verdict = verdicts.get(number)
      return verdict?.kind === 'sent' && verdict.url !== line ? t('sentAs', { line: verdict.url }) : undefined
    },
    [verdicts, t],
  )
  const lacksScheme = [...verdicts.values()].some((one) => one.kind === 'refused' && one.fault === 'noScheme')
  const count = lines.sent.length
  return (
    <Stack gap={4}>
      {options}
      <LineArea
        label={label}
        name="lines"
        ref={composer.editor}
        rows={8}
        help={help}
        placeholder={placeholder}
        value={text}
        onChange={change}
        check={check}
        remark={remark}
        becomes={becomes}
        {...(isBusy && { disabledReason: t('sending') })}
      />
      <Inline gap={3}>
        {count > 0 && <Status tone="good" label={t('sent', { n: count })} />}
        {lines.repeated > 0 && <Status tone="quiet" label={t('repeated', { n: lines.repeated })} />}
        {lines.covered > 0 && <Status tone="quiet" label={t('covered', { n: lines.covered })} />}
        {lines.refused > 0 && <Status tone="watch" label={t('refused', { n: lines.refused })} />}
        {lacksScheme && onMend && (
          <Button size="s" onClick={onMend}>
            {t('mend')}
          </Button>
        )}
      </Inline>
      {children}
      {progress && progress.total > 1 && (
        <Progress label={t('progress', progress)} value={progress.done / progress.total} />
      )}
      <Inline gap={2}>
        <Button
          tone="primary"
          busy={isBusy}
          disabledReason={composer.refusal ?? (count === 0 ? t('none') : undefined)}
          onClick={onSend}
        >
          {sendLabel}
        </Button>
        <Button tone="quiet" icon="terminal" disabledReason={count === 0 ? t('none') : undefined} onClick={onCopy}>
          {t('curl')}
        </Button>
        {text.trim() !== '' && (
          <div ref={moveFocusOnRemoval}>
            <Button tone="quiet" onClick={() => change('')}>
              {t('clear')}
            </Button>
          </div>
        )}
      </Inline>
      {outcome && <OutcomePanel outcome={outcome} next={next} />}
    </Stack>
  )
}

const tones = { accepted: 'good', locked: 'watch', failed: 'bad' } as const

function OutcomePanel({ outcome, next }: { outcome: ComposerResult; next: ReactNode }) {
  const t = useWords(composerWords)
  const describe = useDescribeFailure()
  const { results } = outcome
  const count = (kind: LineResult['kind']) => results.filter((result) => result.kind === kind).length
  const [accepted, locked, failed] = [count('accepted'), count('locked'), count('failed')]
  const reasonOf = (result: LineResult) =>
    result.kind === 'failed'
      ? (result.problem ?? describe(result.failure))
      : result.kind === 'locked'
        ? t('locked.text')
        : ''
  return (
    <Stack gap={3}>
      <Notice
        tone={failed > 0 ? (accepted > 0 ? 'watch' : 'bad') : accepted > 0 ? 'good' : 'watch'}
        live
        title={t('outcome', { n: accepted })}
        actions={accepted > 0 ? next : undefined}
      >
        {locked > 0 && t('outcome.locked', { n: locked })} {failed > 0 && t('outcome.failed', { n: failed })}
      </Notice>
      <DataTable
        label={t('outcome.table')}
        rows={results}
        getRowId={({ line }) => line}
        pageSize={10}
        csv="outcome"
        columns={[
          { id: 'line', header: t('column.line'), value: ({ line }) => line, mono: true, primary: true },
          {
            id: 'kind',
            header: t('column.result'),
            value: ({ kind }) => t(`result.${kind}`),
            cell: ({ kind }) => <Status tone={tones[kind]} label={t(`result.${kind}`)} />,
            primary: true,
            width: 150,
          },
          { id: 'text', header: t('column.reason'), value: reasonOf },
        ]}
      />
    </Stack>
  )
}
