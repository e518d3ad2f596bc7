import { useMemo, useState } from 'react'
import { Select } from '../field/Select.tsx'
import { Icon } from '../icon/Icon.tsx'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { differenceOf } from '../themes/clinic/difference.ts'
import { lookName, lookValue } from '../themes/clinic/lookText.ts'
import type { ThemeSeed } from '../themes/seed.ts'
import { defaultTheme, themes } from '../themes/themes.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { Change, useDigits } from './ContrastSheet.tsx'
import * as css from './clinic.css.ts'

const MAX_ROWS = 60
/** Shows the differences from another theme: fonts and shapes, then colours by distance. */
export function DifferenceSheet({ seed }: { seed: ThemeSeed }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const [name, setName] = useState(defaultTheme.name)
  const other = themes.find((one) => one.name === name) ?? defaultTheme
  const { tokens, looks } = useMemo(() => differenceOf(other, seed), [other, seed])
  return (
    <div className={css.sheet}>
      <div className={css.pick}>
        <Select
          name="other"
          label={t('change.other')}
          value={name}
          options={themes.map((one) => ({ value: one.name, label: one.title }))}
          onChange={setName}
        />
      </div>
      {tokens.length === 0 && looks.length === 0 ? (
        <Text as="p">{t('change.none')}</Text>
      ) : (
        <Stack gap={6}>
          {looks.length > 0 && (
            <Stack gap={2}>
              <Text as="div" size="s" weight="semibold">
                {t('change.looks')}
              </Text>
              <KeyValue
                items={looks.map((row) => ({
                  label: lookName(row.look, t),
                  value: (
                    <Inline gap={1}>
                      {lookValue(row.look, row.one, t)} <Icon name="arrowRight" size={16} />{' '}
                      {lookValue(row.look, row.other, t)}
                    </Inline>
                  ),
                }))}
              />
            </Stack>
          )}
          <Stack gap={2}>
            <Text as="div" size="s" weight="semibold">
              {t('change.colors', { n: tokens.length })}
            </Text>
            {tokens.length > MAX_ROWS && (
              <Text as="p" size="s" tone="muted">
                {t('change.more', { n: MAX_ROWS, total: tokens.length })}
              </Text>
            )}
            <div className={css.scroll}>
              <table className={css.table} aria-label={t('tab.change')}>
                <tbody>
                  {tokens.slice(0, MAX_ROWS).map((row) => (
                    <tr key={row.mode + row.token}>
                      <th scope="row" className={css.cells.text}>
                        {row.token}
                      </th>
                      <td className={css.cells.text}>{t(`mode.${row.mode}`)}</td>
                      <td className={css.cells.text}>
                        <Change from={row.one} to={row.other} />
                      </td>
                      <td className={css.cells.number}>ΔE {digits(row.deltaE, 1)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Stack>
        </Stack>
      )}
    </div>
  )
}
