import { boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

export const deploymentStates = ['queued', 'validating', 'deploying', 'live', 'superseded', 'rejected'] as const
export type DeploymentState = (typeof deploymentStates)[number]

/**
 * A version of a company's configuration; there is no edit and no delete, each save is a new version. `status` and
 * `error_text` (the compiler's message) are ours; domain/deployments.ts derives the state without them.
 */
export const VclConfig = loose({
  id: number(),
  company: number(),
  config_body: string(),
  upload_dt: string(),
  production_dt: nullish(string(), null),
  validated: optional(boolean(), false),
  active: optional(boolean(), false),
  deployed: optional(boolean(), false),
  creator_user: nullish(
    loose({
      id: number(),
      email: optional(string(), ''),
      first_name: optional(string(), ''),
      last_name: optional(string(), ''),
      username: optional(string(), ''),
    }),
    null,
  ),
  comment: optional(string(), ''),
  status: nullish(picklist(deploymentStates), null),
  error_text: nullish(string(), null),
})
export type VclConfig = InferOutput<typeof VclConfig>

export interface NewVclConfig {
  config_body: string
  comment: string
}

/** A piece of configuration that the provider wrote for a company; it is only read. Ours. */
export const CustomConfig = loose({
  id: number(),
  company: number(),
  name: string(),
  config_body: string(),
  active: optional(boolean(), true),
  created_at: optional(string(), ''),
})
export type CustomConfig = InferOutput<typeof CustomConfig>

/** The program that the rules make. Ours. */
export const GeneratedVcl = loose({ config_body: string() })

/** A version for the sandbox, stories and tests. */
export function makeVclConfig(over: Partial<VclConfig> = {}): VclConfig {
  return {
    id: 4747,
    company: 300,
    config_body: 'sub vcl_recv {\n}\n',
    upload_dt: '2026-06-01T10:00:00Z',
    production_dt: '2026-06-01T10:03:00Z',
    validated: true,
    active: true,
    deployed: true,
    creator_user: { id: 1, email: 'a@example.com', first_name: 'Ada', last_name: 'Moreno', username: 'admin' },
    comment: '',
    status: null,
    error_text: null,
    ...over,
  }
}
