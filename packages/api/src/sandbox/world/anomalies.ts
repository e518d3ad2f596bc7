import { makeAnomalyThreshold } from '../../entities/Anomaly.ts'
import type { AnomalyThresholdRecord } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

const watched: Readonly<Record<number, readonly string[]>> = {
  300: ['www.auroramedia.example', 'video.auroramedia.example', 'api.auroramedia.example'],
}

/** The first thresholds: every kind with its own figures, and two reactions. */
export function seedAnomalies(world: World, _: SeedInput) {
  const rows = Object.entries(watched).flatMap(([company, urls]) =>
    urls.flatMap((url) => {
      const site = world.sites.find((row) => row.url === url)
      return site ? [{ company: Number(company), site_id: site.id }] : []
    }),
  )
  loadAll(
    world.anomaly_thresholds,
    rows.map((row, i): AnomalyThresholdRecord => {
      const { site: _, ...made } = makeAnomalyThreshold({ id: i + 1 })
      return {
        ...made,
        tier: 'L1',
        active: true,
        config: { traffic: {}, hitratio: {}, ip: {}, response_time: {}, status_code: {}, object_size: {} },
        reactions: [
          { anomaly_type: 'ip', threshold: 14, reaction_type: 'block_ip', params: { ttl: 3600 } },
          {
            anomaly_type: 'status_code',
            threshold: 5,
            reaction_type: 'email',
            params: { emails: ['ada@example.com'] },
          },
        ],
        ...row,
      }
    }),
  )
}
