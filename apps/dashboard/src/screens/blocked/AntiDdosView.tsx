import { lists } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, Inline, Notice, Text, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { antiDdosDays } from './antiDdos.tsx'
import { antiDdosWords } from './antiDdos.words.ts'

const DAY = 86_400
/** The most that the provider gives at a time. */
const DAYS = 31

const dayOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10)

/** The anti-DDoS history, 31 days at a time. */
export function AntiDdosView() {
  const t = useWords(antiDdosWords)
  const mayNot = refusalText(useMay(lists.antiDdosHistory))
  const [now] = useState(nowSeconds)
  const [back, setBack] = useState(0)
  const days = useMemo(() => {
    const last = now - back * DAYS * DAY
    return { from: dayOf(last - (DAYS - 1) * DAY), to: dayOf(last) }
  }, [now, back])
  if (mayNot) return <Notice tone="info">{mayNot}</Notice>
  return (
    <ResourceScreen
      resource={antiDdosDays}
      params={days}
      isEmbedded
      intro={
        <Inline gap={3}>
          <Text>{t('days.shown', days)}</Text>
          <Button size="s" onClick={() => setBack(back + 1)}>
            {t('days.older')}
          </Button>
          {back > 0 && (
            <Button size="s" onClick={() => setBack(back - 1)}>
              {t('days.newer')}
            </Button>
          )}
        </Inline>
      }
    />
  )
}
