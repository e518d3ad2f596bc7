import { guessZone, zones } from '@parapet/api'
import { Button, Combobox, Inline, RadioCards, Stack, Status, Switch, useFormat, useToast, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import type { SaveState } from '../../platform/preferences/preferencesStore.ts'
import { LanguageChoice, ModeChoice } from '../../shell/topBar/AppearanceChoices.tsx'
import { profileWords } from './profile.words.ts'

/** Time zone, language, mode, density, labels of sizes and keyboard shortcuts; each saves on change. */
export function PreferencesForm() {
  const t = useWords(profileWords)
  const f = useFormat()
  const { timezone, density, byteLabels, hasKeys, saving, setTimezone, setDensity, setByteLabels, setKeys } =
    usePreferences()
  const options = useMemo(() => {
    const listed = zones.map(({ zone, utc, name }) => ({ value: zone, label: name, detail: utc }))
    const isOther = timezone !== 'default' && !zones.some(({ zone }) => zone === timezone)
    return [
      { value: 'default', label: t('prefs.zoneDefault', { zone: guessZone() }) },
      ...(isOther ? [{ value: timezone, label: timezone }] : []),
      ...listed,
    ]
  }, [timezone, t])
  return (
    <Stack gap={4}>
      <Combobox
        label={t('prefs.zone')}
        name="timezone"
        value={timezone}
        onChange={setTimezone}
        options={options}
        help={t('prefs.zoneHelp', { time: f.date(Date.now() / 1000, 'time') })}
      />
      <LanguageChoice />
      <ModeChoice />
      <RadioCards
        label={t('prefs.density')}
        name="density"
        value={density}
        onChange={setDensity}
        options={[
          { value: 'comfortable', label: t('prefs.comfortable'), help: t('prefs.comfortableHelp') },
          { value: 'compact', label: t('prefs.compact'), help: t('prefs.compactHelp') },
        ]}
      />
      <RadioCards
        label={t('prefs.sizes')}
        name="byteLabels"
        value={byteLabels}
        onChange={setByteLabels}
        options={[
          { value: 'iec', label: 'KiB, MiB, GiB', help: t('prefs.sizesIec') },
          { value: 'jedec', label: 'KB, MB, GB', help: t('prefs.sizesJedec') },
        ]}
      />
      <Switch label={t('prefs.keys')} name="keys" value={hasKeys} onChange={setKeys} help={t('prefs.keysHelp')} />
      <SavingStatus saving={saving} />
    </Stack>
  )
}

const savingTones = { saved: 'good', waiting: 'quiet', saving: 'quiet', failed: 'bad' } as const

function SavingStatus({ saving }: { saving: SaveState }) {
  const t = useWords(profileWords)
  const word = saving === 'waiting' ? 'saving' : saving
  return (
    <div role="status">
      <Status tone={savingTones[saving]} label={t(`prefs.${word}`)} />
    </div>
  )
}

/** Resets all boards, with undo. */
export function LayoutReset() {
  const t = useWords(profileWords)
  const toast = useToast()
  const { canRestore, resetBoards, restoreBoards } = usePreferences()
  const reset = () => {
    resetBoards()
    toast.success(t('prefs.layoutDone'), { label: t('prefs.undo'), onAct: restoreBoards })
  }
  return (
    <Inline>
      <Button onClick={reset}>{t('prefs.layoutReset')}</Button>
      {canRestore && (
        <Button tone="quiet" icon="undo" onClick={restoreBoards}>
          {t('prefs.layoutRestore')}
        </Button>
      )}
    </Inline>
  )
}
