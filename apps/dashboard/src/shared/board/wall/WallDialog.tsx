import { refreshChoices } from '@parapet/api'
import { Button, Columns, CopyField, Dialog, Select, Stack, Switch, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { wallWords } from '../../../shell/wall/wall.words.ts'
import { wallRefreshMs } from '../../../shell/wall/wallParams.ts'
import { hourText, readSleep, readTurn, turnChoices, withWall } from '../../../shell/wall/wallQuery.ts'

interface WallDialogProps {
  isOpen: boolean
  onClose: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }))

/** Starts wall mode on this screen, or has the link for another one. */
export function WallDialog({ isOpen, onClose }: WallDialogProps) {
  const t = useWords(wallWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const [refreshMs, setRefreshMs] = useState(() => wallRefreshMs(query))
  const [turn, setTurn] = useState(() => readTurn(query))
  const [isSleeping, setSleeping] = useState(true)
  const [{ from, until }, setHours] = useState(() => readSleep(query) ?? { from: 22, until: 7 })
  const isSame = isSleeping && from === until
  const address = `${pathname}?${withWall(query, { refreshMs, sleep: isSleeping ? { from, until } : null, turn })}`
  const start = () => {
    // Refused by a browser or a frame: the wall then has the browser's own bars.
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
    onClose()
    navigate(address)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="m"
      title={t('title')}
      actions={
        <>
          <Button tone="primary" icon="maximize" onClick={start} disabledReason={isSame ? t('same') : undefined}>
            {t('start')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('text')}</p>
        <Select
          label={t('refresh')}
          name="wall-refresh"
          value={String(refreshMs)}
          options={refreshChoices
            .filter((ms) => ms > 0)
            .map((ms) => ({ value: String(ms), label: t('every', { n: ms / 60_000 }) }))}
          onChange={(next) => setRefreshMs(refreshChoices.find((ms) => String(ms) === next) ?? refreshMs)}
        />
        <Select
          label={t('turn')}
          name="wall-turn"
          help={t('turn.help')}
          value={String(turn)}
          options={turnChoices.map((seconds) => ({ value: String(seconds), label: t('turn.every', { n: seconds }) }))}
          onChange={(next) => setTurn(Number(next))}
        />
        <Switch
          label={t('sleeps')}
          name="wall-sleeps"
          help={t('sleeps.help')}
          value={isSleeping}
          onChange={setSleeping}
        />
        {isSleeping && (
          <Columns count={2}>
            <Select
              label={t('from')}
              name="wall-from"
              value={String(from)}
              options={hours}
              onChange={(next) => setHours({ from: Number(next), until })}
            />
            <Select
              label={t('until')}
              name="wall-until"
              value={String(until)}
              options={hours}
              error={isSame ? t('same') : undefined}
              onChange={(next) => setHours({ from, until: Number(next) })}
            />
          </Columns>
        )}
        <CopyField label={t('link')} value={new URL(address, location.origin).href} />
        <p>{t('session')}</p>
      </Stack>
    </Dialog>
  )
}
