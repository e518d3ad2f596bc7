import type { Mode, ThemeSeed } from '@parapet/ui'
import { ThemeClinic, type ThemeSample } from '@parapet/ui/clinic'
import { useLayoutEffect, useRef } from 'react'
import { Surround } from './Surround.tsx'

const stories: readonly { title: string; id: string; blockSize: number; isScreen?: boolean }[] = [
  { title: 'Key figure', id: 'widgets-kinds-counter--typical', blockSize: 240 },
  { title: 'Time series', id: 'widgets-kinds-timeseries--area', blockSize: 420 },
  { title: 'Map', id: 'widgets-kinds-worldmap--skewed', blockSize: 480 },
  { title: 'Login', id: 'screens-login--empty', blockSize: 900, isScreen: true },
  { title: 'Home', id: 'screens-home--admin', blockSize: 1400, isScreen: true },
  { title: 'Analytics', id: 'screens-analytics--delivery', blockSize: 1400, isScreen: true },
]

function StoryFrame({ id, title, blockSize, seed, mode }: Frame) {
  const frame = useRef<HTMLIFrameElement>(null)
  const name = `parapet-look:${JSON.stringify({ theme: seed, mode })}`
  useLayoutEffect(() => {
    frame.current?.contentWindow?.parapetTurn?.({ theme: seed, mode })
  }, [seed, mode])
  return (
    <iframe
      ref={frame}
      name={name}
      title={`${title}, ${mode}`}
      src={`iframe.html?id=${id}&viewMode=story`}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%', blockSize, border: 0 }}
    />
  )
}

interface Frame {
  id: string
  title: string
  blockSize: number
  seed: ThemeSeed
  mode: Mode
}

const samples: readonly ThemeSample[] = stories.map(({ id, title, blockSize, isScreen = false }) => ({
  id,
  title,
  isScreen,
  render: (look) => <StoryFrame id={id} title={title} blockSize={blockSize} {...look} />,
}))

/** The theme clinic with charts, a map and whole screens as samples. */
export function ClinicPage() {
  return (
    <>
      <style>{'.sbdocs-content { max-width: 1680px !important; } .sbdocs-wrapper { padding: 24px !important; }'}</style>
      <Surround>
        <ThemeClinic samples={samples} />
      </Surround>
    </>
  )
}
