import { botSettings, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { botActionRows } from './botActions.tsx'

/** What happens to bots, by site. */
export function ActionsView() {
  const { company } = useSession()
  const flags = useRead(botSettings.flags, {}, { quiet: true }).data
  const sites = company?.sites
  const resource = useMemo(
    () =>
      botActionRows({
        sites: sites ?? [],
        flagName: (flag) => flags?.find(({ name }) => name === flag)?.label ?? flag,
      }),
    [sites, flags],
  )
  return <ResourceScreen resource={resource} isEmbedded />
}
