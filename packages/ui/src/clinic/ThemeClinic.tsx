import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Status } from '../feedback/marks.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { useCopy } from '../keyvalue/useCopy.ts'
import { Inline, Stack } from '../layout/Flow.tsx'
import { saveText } from '../table/toCsv.ts'
import { Tabs } from '../tabs/Tabs.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { reportOf, type ThemeReport } from '../themes/clinic/report.ts'
import { writerText } from '../themes/clinic/reportText.ts'
import { pinPath } from '../themes/pins.ts'
import type { ThemeSeed } from '../themes/seed.ts'
import { defaultTheme } from '../themes/themes.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { ContrastSheet, useDigits } from './ContrastSheet.tsx'
import * as css from './clinic.css.ts'
import { DifferenceSheet } from './DifferenceSheet.tsx'
import { Reported } from './Modes.tsx'
import { PinDrawing } from './PinField.tsx'
import { PreviewSheet, type ThemeSample } from './PreviewSheet.tsx'
import { SignOffSheet } from './SignOffSheet.tsx'
import { ThemeForm } from './ThemeForm.tsx'
import { TokenFiles } from './TokenFiles.tsx'
import { TokenSheet } from './TokenSheet.tsx'
import { useSignOff } from './useSignOff.ts'
import { useThemeDraft } from './useThemeDraft.ts'
import { VisionSheet } from './VisionSheet.tsx'

const tabs = ['preview', 'contrast', 'seen', 'tokens', 'change', 'json', 'sign'] as const
type TabName = (typeof tabs)[number]

export interface ThemeClinicProps {
  initial?: ThemeSeed
  initialTab?: TabName
  samples?: readonly ThemeSample[]
  onExport?: (json: string, seed: ThemeSeed) => void
  /** Called with each valid theme after a change, such as to keep it in an address. */
  onSeed?: (seed: ThemeSeed) => void
  barHeight?: number
  /** The day that a sign-off suggests, `YYYY-MM-DD`. */
  today?: string
}

/** Derives a theme from three colours and shows its effect on all components. */
export function ThemeClinic({
  initial = defaultTheme,
  initialTab = 'preview',
  samples = [],
  onExport,
  onSeed,
  barHeight = 0,
  today = '',
}: ThemeClinicProps) {
  const t = useWords(clinicWords)
  const drafting = useThemeDraft(initial)
  const signing = useSignOff(today)
  const [tab, setTab] = useState<TabName>(initialTab)
  const seed = useDeferredValue(drafting.seed)
  const report = useMemo(() => reportOf(seed), [seed])
  useEffect(() => {
    if (seed !== initial) onSeed?.(seed)
  }, [seed, initial, onSeed])
  const invalidCount = new Set([...drafting.ofFile, ...drafting.problems].map(({ field }) => field)).size
  return (
    <div className={css.clinic} style={assignInlineVars({ [css.barAbove]: `${barHeight}px` })}>
      <div className={css.columns}>
        <ThemeForm drafting={drafting} report={report} />
        <div>
          <Stack gap={4}>
            <Verdict report={report} {...(onExport ? { onExport } : {})} />
            {drafting.problems.length > 0 && (
              <Notice tone="watch" live>
                {t('problems.title', { n: invalidCount })}
              </Notice>
            )}
            <div>
              <Tabs
                label={t('tabs')}
                tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
                selected={tab}
                onSelect={(id) => setTab(tabs.find((one) => one === id) ?? 'preview')}
              >
                {tab === 'sign' ? (
                  <SignOffSheet report={report} signing={signing} isInvalid={invalidCount > 0} />
                ) : (
                  <Sheet tab={tab} report={report} samples={samples} />
                )}
              </Tabs>
            </div>
          </Stack>
        </div>
      </div>
    </div>
  )
}

function Sheet({
  tab,
  report,
  samples,
}: {
  tab: Exclude<TabName, 'sign'>
  report: ThemeReport
  samples: readonly ThemeSample[]
}) {
  const t = useWords(clinicWords)
  switch (tab) {
    case 'preview':
      return <PreviewSheet seed={report.seed} samples={samples} />
    case 'change':
      return <DifferenceSheet seed={report.seed} />
    case 'contrast':
      return (
        <div className={css.sheet}>
          <Text as="p" size="s" tone="muted">
            {t('delta.text')}
          </Text>
          <Reported report={report}>{(mode) => <ContrastSheet report={mode} />}</Reported>
        </div>
      )
    case 'seen':
      return (
        <div className={css.sheet}>
          <Text as="p" size="s" tone="muted">
            {t('seen.text')} {t('delta.text')}
          </Text>
          <Reported report={report}>{(mode) => <VisionSheet report={mode} />}</Reported>
        </div>
      )
    case 'tokens':
      return (
        <div className={css.sheet}>
          <TokenFiles seed={report.seed} />
          <Reported report={report}>{({ tokens }) => <TokenSheet tokens={tokens} />}</Reported>
        </div>
      )
    case 'json':
      return (
        <div className={css.sheet}>
          <Text as="p">{t('json.text')}</Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll long lines */}
          <pre className={css.json} tabIndex={0}>
            {jsonOf(report.seed)}
          </pre>
        </div>
      )
  }
}

function jsonOf(seed: ThemeSeed): string {
  return JSON.stringify(seed, null, 2)
}

function Verdict({ report, onExport }: { report: ThemeReport } & Pick<ThemeClinicProps, 'onExport'>) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const copy = useCopy()
  const { seed, largest, passes } = report
  const all = [...report.light.contrasts, ...report.dark.contrasts]
  const failing = all.filter((row) => !row.passes).length
  const json = jsonOf(seed)
  const file = `${seed.name}.json`
  return (
    <section className={css.verdict} aria-label={seed.title}>
      <div className={css.verdictWords}>
        <Stack gap={1}>
          <Inline wrap={false}>
            <PinDrawing path={pinPath(seed.pin)} px={24} />
            <Heading level={2}>{seed.title}</Heading>
          </Inline>
          <Status
            tone={passes ? 'good' : 'bad'}
            label={passes ? t('verdict.pass', { n: all.length }) : t('verdict.fail', { n: failing })}
          />
          <Text as="p" size="s" tone="muted">
            {writerText(report, t)}{' '}
            {largest
              ? t('verdict.largest', {
                  delta: digits(largest.deltaE, 1),
                  token: largest.token,
                  mode: largest.mode,
                })
              : t('verdict.untouched')}
          </Text>
        </Stack>
      </div>
      <Inline>
        <Button icon="copy" onClick={() => void copy(json)}>
          {t('action.copy')}
        </Button>
        <Button
          tone="primary"
          icon="download"
          onClick={() => (onExport ? onExport(json, seed) : saveText(file, json, 'application/json'))}
        >
          {t('action.export', { file })}
        </Button>
      </Inline>
    </section>
  )
}
