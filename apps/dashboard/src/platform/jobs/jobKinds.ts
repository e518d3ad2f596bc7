import {
  type ApiContext,
  cache,
  callApi,
  type DeploymentState,
  deployedVersions,
  deploymentState,
  itemsOf,
  media,
  prefetchProgress,
  provisioning,
  staging,
  type WatchVerdict,
  watchRules,
  worseSites,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { askScorecard } from './askScorecard.ts'

/** The progress of a job. `partial`: some of its parts failed; `failed` names them. */
export interface JobStatus {
  readonly state: 'running' | 'done' | 'partial' | 'failed'
  readonly done: number
  readonly total: number
  readonly outcome?: JobOutcome
  readonly watch?: WatchNews
  /** What follows it once it is done. */
  readonly next?: { readonly kind: 'watch'; readonly params: JobKinds['watch'] }
}

/** What a watch has found by now. */
export interface WatchNews {
  readonly verdict: WatchVerdict
  /** The sites that became worse. */
  readonly sites: readonly string[]
  readonly minutes: number
  readonly of: number
}

/** What became of the parts of a job that has ended. */
export interface JobOutcome {
  readonly done: number
  readonly total: number
  readonly failed: readonly string[]
}

const endOf = ({ done, failed }: JobOutcome): 'done' | 'partial' | 'failed' =>
  failed.length === 0 ? 'done' : done > 0 ? 'partial' : 'failed'

/** The params of each kind of job that the provider runs. */
export interface JobKinds {
  prefetch: { readonly urls: readonly string[]; readonly since: number }
  transcoding: { readonly orders: readonly string[] }
  deployment: {
    readonly area: 'production' | 'staging'
    readonly config: number
    /** What is watched once it is live; nothing without it. */
    readonly watch?: Omit<JobKinds['watch'], 'config'> | undefined
  }
  /** The minutes after a version went live; `hasOrigins`: the user may read how origins answer. */
  watch: { readonly config: number; readonly sites: readonly string[]; readonly hasOrigins: boolean }
}

interface JobKind<P> {
  read(stored: unknown): P | null
  /** Asked no more often than this, in ms. */
  readonly everyMs?: number
  check(params: P, company: number, api: ApiContext): Promise<JobStatus>
}

const MOST_ROWS = 500
/** The provider's clock may be behind ours. */
const CLOCK_MS = 60_000

const deploymentSteps: readonly DeploymentState[] = ['queued', 'validating', 'deploying']

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
const fieldsOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}

function readWatch(stored: unknown): JobKinds['watch'] | null {
  const { config, sites, hasOrigins } = fieldsOf(stored)
  return typeof config === 'number' && isTexts(sites) && typeof hasOrigins === 'boolean'
    ? { config, sites, hasOrigins }
    : null
}

const watchMinutes = watchRules.windowS / 60

/** Reads the scorecard of a version by now. */
async function askCard({ config, sites, hasOrigins }: JobKinds['watch'], company: number, api: ApiContext) {
  const now = nowSeconds()
  const versions = itemsOf(await callApi(provisioning.configs, { company, ...deployedVersions }, api)).items
  const row = versions.find(({ id }) => id === config) ?? (await callApi(provisioning.config, { company, config }, api))
  return { now, card: await askScorecard({ row, versions, sites, hasOrigins, now }, company, api) }
}

const kinds: { readonly [K in keyof JobKinds]: JobKind<JobKinds[K]> } = {
  prefetch: {
    read(stored) {
      const { urls, since } = fieldsOf(stored)
      return isTexts(urls) && typeof since === 'number' ? { urls, since } : null
    },
    async check({ urls, since }, company, api) {
      const { items } = itemsOf(await callApi(cache.prefetches, { company, limit: MOST_ROWS }, api))
      const { isOver, ...outcome } = prefetchProgress(urls, since - CLOCK_MS, items)
      const { done, total, failed } = outcome
      return {
        state: isOver ? endOf(outcome) : 'running',
        done: done + failed.length,
        total,
        ...(isOver ? { outcome } : {}),
      }
    },
  },
  transcoding: {
    read(stored) {
      const { orders } = fieldsOf(stored)
      return isTexts(orders) ? { orders } : null
    },
    async check({ orders }, company, api) {
      const details = await Promise.all(orders.map((order) => callApi(media.job, { company, order }, api)))
      const failed = orders.filter((_, index) => details[index]?.status === 'ERROR')
      const finished = details.filter(({ status }) => status === 'FINISHED').length
      const isOver = finished + failed.length === orders.length
      const outcome = { done: finished, total: orders.length, failed }
      const parts = details.flatMap(({ status, transcodingjob_set }) =>
        transcodingjob_set.map(({ progress }) => (status === 'FINISHED' ? 100 : progress)),
      )
      return {
        state: isOver ? endOf(outcome) : 'running',
        done: parts.reduce((sum, progress) => sum + progress, 0),
        total: parts.length * 100,
        ...(isOver ? { outcome } : {}),
      }
    },
  },
  deployment: {
    read(stored) {
      const { area, config, watch } = fieldsOf(stored)
      if ((area !== 'production' && area !== 'staging') || typeof config !== 'number') return null
      return { area, config, watch: readWatch({ ...fieldsOf(watch), config }) ?? undefined }
    },
    async check({ area, config, watch }, company, api) {
      const { config: call } = area === 'staging' ? staging : provisioning
      const state = deploymentState(await callApi(call, { company, config }, api))
      const done = deploymentSteps.indexOf(state)
      if (state === 'rejected') return { state: 'failed', done: 0, total: deploymentSteps.length }
      // Another version may already have replaced it: it was live.
      if (done < 0)
        return {
          state: 'done',
          done: deploymentSteps.length,
          total: deploymentSteps.length,
          ...(watch ? { next: { kind: 'watch', params: { ...watch, config } } } : {}),
        }
      return { state: 'running', done, total: deploymentSteps.length }
    },
  },
  watch: {
    everyMs: 20_000,
    read: readWatch,
    async check(params, company, api) {
      const { card, now } = await askCard(params, company, api)
      if (!card) return { state: 'failed', done: 0, total: watchMinutes }
      const { window, verdict, minutes } = card
      const total = Math.round((window.after.to - window.after.from) / 60)
      const isSettled = now >= window.after.to + watchRules.lateS
      const watch = { verdict, sites: worseSites(card), minutes: minutes.after.known, of: total }
      return { state: isSettled ? 'done' : 'running', done: minutes.after.known, total, watch }
    },
  },
}

/** The least time between two questions about a job, in ms. */
export const leastWaitMs = (kind: string): number => (kind === 'watch' ? (kinds.watch.everyMs ?? 0) : 0)

/** Reads the progress of a stored job; null if its kind or its params are unknown. */
export function checkJob(kind: string, stored: unknown, company: number, api: ApiContext): Promise<JobStatus> | null {
  switch (kind) {
    case 'prefetch':
    case 'transcoding':
    case 'deployment':
    case 'watch':
      return checkOf(kinds[kind] as JobKind<unknown>, stored, company, api)
    default:
      return null
  }
}

function checkOf(kind: JobKind<unknown>, stored: unknown, company: number, api: ApiContext): Promise<JobStatus> | null {
  const params = kind.read(stored)
  return params === null ? null : kind.check(params, company, api)
}
