import { createContext } from 'react'
import type { PersonaName, SandboxOptions, Scenario } from './index.ts'

/** The way to the provider, as Storybook's toolbar offers it: two seconds for every answer, or a provider that fails. */
export type Network = 'fast' | 'slow' | '408' | '500'

/** What the sandbox does on such a way. */
export const networks: Readonly<Record<Network, Pick<SandboxOptions, 'latencyMs' | 'failing'>>> = {
  fast: {},
  slow: { latencyMs: 2000 },
  '408': { failing: 408 },
  '500': { failing: 500 },
}

/** What a story's surroundings have chosen: who asks which provider over which way, and how much room rows take. */
export interface Chosen {
  readonly persona: PersonaName
  readonly scenario: Scenario
  readonly network: Network
  readonly density: 'comfortable' | 'compact'
}

/** Storybook's toolbar for whoever makes a sandbox or logs in below it. Apart from the sandbox, which most stories never load. */
export const ChosenContext = createContext<Chosen>({
  persona: 'admin',
  scenario: 'quiet',
  network: 'fast',
  density: 'comfortable',
})
