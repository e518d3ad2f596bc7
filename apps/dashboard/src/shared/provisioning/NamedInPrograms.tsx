import { type CustomConfig, provisioning, useRead } from '@parapet/api'
import { Notice, Text, useWords } from '@parapet/ui'
import { type ReactNode, useMemo } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { type AreaName, areaCalls, areaPages } from './area.ts'
import { removalWords } from './removal.words.ts'
import { useLive } from './useLive.ts'

/** Something that is about to be removed, and how a program names it. */
export interface NamedObject {
  readonly name: string
  /** The lines of a program that name it, from 1. */
  linesIn(program: string): readonly number[]
}

interface NamedInProgramsProps {
  objects: readonly NamedObject[]
  /** The areas whose configurations may name them. */
  areas: readonly AreaName[]
  title: string
  tone?: 'watch' | 'bad'
  /** What follows from it; `named` are the objects that some line names. */
  children?: (named: readonly NamedObject[]) => ReactNode
}

const noPrograms: readonly CustomConfig[] = []

/** Says which lines of the live configurations name what is removed: production, staging and the provider’s own code. */
export function NamedInPrograms({ objects, areas, title, tone = 'watch', children }: NamedInProgramsProps) {
  const t = useWords(removalWords)
  const visitor = useSession()
  const reads = (area: AreaName) => areas.includes(area) && paths[areaPages[area]].guard.allows(visitor)
  const [hasProduction, hasStaging] = [reads('production'), reads('staging')]
  const production = useLive('production', hasProduction)
  const staging = useLive('staging', hasStaging)
  const own = useRead(provisioning.customConfigs, hasProduction ? {} : null)
  const ofStaging = useRead(areaCalls.staging.customConfigs, hasStaging ? {} : null)
  const programs = useMemo(() => {
    const live = (body: string | undefined) => (body === undefined ? [] : [body])
    const active = (rows: readonly CustomConfig[] = noPrograms) =>
      rows.filter((row) => row.active).map(({ config_body }) => config_body)
    return [
      { where: 'production', texts: live(production.live?.config_body) },
      { where: 'staging', texts: live(staging.live?.config_body) },
      { where: 'provider', texts: [...new Set([...active(own.data), ...active(ofStaging.data)])] },
    ] as const
  }, [production.live, staging.live, own.data, ofStaging.data])
  if (!hasProduction && !hasStaging) return <Text as="p">{t('forbidden')}</Text>
  const found = objects.map((object) => ({
    object,
    places: programs.flatMap(({ where, texts }) =>
      texts.flatMap((text, at) => {
        const lines = object.linesIn(text)
        return lines.length > 0 ? [{ key: `${where} ${at}`, where, lines }] : []
      }),
    ),
  }))
  const named = found.filter(({ places }) => places.length > 0)
  const read = joinReads(
    ...(hasProduction ? [production.read, own] : []),
    ...(hasStaging ? [staging.read, ofStaging] : []),
  )
  return (
    <>
      {named.length > 0 && (
        <Notice tone={tone} title={title}>
          <ul>
            {named.flatMap(({ object: { name }, places }) =>
              places.map(({ key, where, lines }) => (
                <li key={`${name} ${key}`}>
                  {t('lines', { name, n: lines.length, lines: lines.join(', '), where: t(`in.${where}`) })}
                </li>
              )),
            )}
          </ul>
          {children?.(named.map(({ object }) => object))}
        </Notice>
      )}
      <ReadSection read={read} failed={t('unread')} lines={1} size="s">
        {() => named.length === 0 && <Text as="p">{t('unused')}</Text>}
      </ReadSection>
    </>
  )
}
