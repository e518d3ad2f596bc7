import { createContext } from 'react'
import type { PersonaName, SandboxOptions, Scenario } from './index.ts'

/** The way to the provider, as Storybook's toolbar offers it: two seconds for every answer, or a provider that fails. */
export type NetworkMode = 'fast' | 'slow' | '408' | '500'

/** The network conditions of Storybook's toolbar, as sandbox options. */
export const networks: Readonly<Record<NetworkMode, Pick<SandboxOptions, 'latencyMs' | 'failing'>>> = {
  fast: {},
  slow: { latencyMs: 2000 },
  '408': { failing: 408 },
  '500': { failing: 500 },
}

/** The toolbar choices that concern the sandbox: persona, provider scenario, network, density. */
export interface SandboxChoices {
  readonly persona: PersonaName
  readonly scenario: Scenario
  readonly network: NetworkMode
  readonly density: 'comfortable' | 'compact'
}

/** Provides the toolbar choices. Separate from the sandbox, which most stories never load. */
export const SandboxChoicesContext = createContext<SandboxChoices>({
  persona: 'admin',
  scenario: 'quiet',
  network: 'fast',
  density: 'comfortable',
})
