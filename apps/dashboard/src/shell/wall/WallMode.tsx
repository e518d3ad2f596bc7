import { wallSeconds } from '@parapet/base'
import { Button, IconButton, useAnnounce, useFormat, useLocale, useWords } from '@parapet/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../platform/session/SessionContext.ts'
import { printFooterStore } from '../footer/printFooterStore.ts'
import { useWallPages } from './useWallPages.ts'
import * as css from './wall.css.ts'
import { wallWords } from './wall.words.ts'
import { hourText, readSleep, readTurn, type SleepHours, sleepsAt, withoutWall } from './wallQuery.ts'

const LOOK_MS = 15_000
const STILL_MS = 4000
const AWAKE_MS = 600_000
const HOUR_S = 3600

const turns: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** A dialog or a menu over the board has its own keys, and is about the page on screen. */
const isTaken = () => document.querySelector('[role=menu], [role=dialog]:not([data-night])') !== null

/** Wall mode: shows only the board, whole or page by page in large type, ends on Escape, sleeps in its hours, and keeps the session. */
export function WallMode() {
  const t = useWords(wallWords)
  const announce = useAnnounce()
  const navigate = useNavigate()
  const { stay } = useSession()
  const { search, pathname } = useLocation()
  const [, filters] = useSyncExternalStore(printFooterStore.subscribe, printFooterStore.get)
  const sleep = readSleep(new URLSearchParams(search))
  const { hour, wake } = useHour()
  const isAsleep = sleep !== null && hour !== null && sleepsAt(sleep, hour)
  const { page, count, turn } = useWallPages()
  const [isPaused, setPaused] = useState(false)
  const turnEvery = readTurn(new URLSearchParams(search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was turned by hand stays as long as any other
  useEffect(() => {
    if (count < 2 || isPaused || isAsleep) return
    const timer = setInterval(() => {
      if (!isTaken()) turn(1)
    }, turnEvery * 1000)
    return () => clearInterval(timer)
  }, [page, count, isPaused, isAsleep, turn, turnEvery])

  useEffect(() => {
    const root = document.documentElement
    root.dataset.wall = 'true'
    return () => {
      delete root.dataset.wall
    }
  }, [])
  useEffect(() => announce(t('started'), 'polite'), [announce, t])
  useEffect(() => {
    const timer = setInterval(stay, LOOK_MS)
    return () => clearInterval(timer)
  }, [stay])
  useStillness()
  useWakeLock(!isAsleep)

  const exit = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    navigate(`${pathname}?${withoutWall(new URLSearchParams(search))}`, { replace: true })
  }
  const goTo = (by: number) => {
    turn(by)
    announce(t('page', { n: ((page + by + count) % count) + 1, count }), 'polite')
  }
  const stop = () => {
    setPaused(!isPaused)
    announce(t(isPaused ? 'resume' : 'paused'), 'polite')
  }
  const latest = useRef({ exit, isAsleep, count, goTo, stop })
  useEffect(() => {
    latest.current = { exit, isAsleep, count, goTo, stop }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { exit, isAsleep, count, goTo, stop } = latest.current
      if (event.defaultPrevented || isAsleep || isTaken()) return
      if (event.key === 'Escape') return exit()
      if (count < 2 || event.ctrlKey || event.metaKey || event.altKey) return
      const by = turns[event.key]
      // Space presses the button that has focus.
      const isFree = event.target instanceof Element && !event.target.closest('button, a, input, [role=button]')
      if (by === undefined && !(event.key === ' ' && isFree)) return
      event.preventDefault()
      if (by === undefined) stop()
      else goTo(by)
    }
    // The browser itself takes the Escape that ends full screen.
    let wasFull = document.fullscreenElement !== null
    const onFull = () => {
      if (wasFull && !document.fullscreenElement) latest.current.exit()
      wasFull = document.fullscreenElement !== null
    }
    addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onFull)
    return () => {
      removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onFull)
    }
  }, [])

  if (isAsleep) return <Night sleep={sleep} onWake={wake} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.strip} role="group" aria-label={t('title')}>
      {filters && <span>{filters}</span>}
      {count > 1 && (
        <>
          <div className={css.leave}>
            <IconButton size="s" icon="chevronLeft" label={t('previous')} onClick={() => goTo(-1)} />
            <IconButton
              size="s"
              icon={isPaused ? 'play' : 'pause'}
              label={t(isPaused ? 'resume' : 'pause')}
              onClick={stop}
            />
            <IconButton size="s" icon="chevronRight" label={t('next')} onClick={() => goTo(1)} />
          </div>
          <span>
            {t('page', { n: page + 1, count })}
            {isPaused && ` · ${t('paused')}`}
          </span>
        </>
      )}
      <Clock />
      <div className={css.leave}>
        <Button size="s" icon="minimize" onClick={exit}>
          {t('exit')}
        </Button>
      </div>
    </div>
  )
}

function useHour(): { hour: number | null; wake: () => void } {
  const { zone } = useLocale()
  const hourNow = () => Math.floor(wallSeconds(Date.now() / 1000, zone) / HOUR_S) % 24
  const [hour, setHour] = useState(hourNow)
  const [awakeUntil, setAwakeUntil] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const latest = useRef(hourNow)
  useEffect(() => {
    latest.current = hourNow
  })
  useEffect(() => {
    const look = () => {
      setHour(latest.current())
      setAwake(Date.now() < awakeUntil)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [awakeUntil])
  return { hour: isAwake ? null : hour, wake: () => setAwakeUntil(Date.now() + AWAKE_MS) }
}

function Clock() {
  const f = useFormat()
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return <time>{f.date(now, 'time')}</time>
}

/** A dialog, because boards do not refresh under dialogs. */
function Night({ sleep, onWake }: { sleep: SleepHours; onWake: () => void }) {
  const t = useWords(wallWords)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={t('asleep', { time: hourText(sleep.until) })}
      data-night
      tabIndex={-1}
      className={css.night}
      onKeyDown={onWake}
      onPointerDown={onWake}
    >
      <span className={css.nightTime}>{t('asleep', { time: hourText(sleep.until) })}</span>
      <span>{t('asleep.hint')}</span>
    </div>
  )
}

function useStillness(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let timer: ReturnType<typeof setTimeout>
    const move = () => {
      delete dataset.still
      clearTimeout(timer)
      timer = setTimeout(() => {
        dataset.still = 'true'
      }, STILL_MS)
    }
    move()
    const events = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const name of events) addEventListener(name, move)
    return () => {
      clearTimeout(timer)
      delete dataset.still
      for (const name of events) removeEventListener(name, move)
    }
  }, [])
}

function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const take = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isGone) void taken.release()
          else lock = taken
        },
        () => undefined, // Refused: a battery that is low, or a page that is hidden again.
      )
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isOn])
}
