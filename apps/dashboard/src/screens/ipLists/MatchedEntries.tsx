import { parseNetwork, readNetwork } from '@parapet/api'
import { Section, useWords } from '@parapet/ui'
import { textParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { ContainingLists } from '../../shared/values/InspectAddress.tsx'
import { ipListsWords } from './ipLists.words.ts'

const params = { q: textParam }

/** Which entries of which lists match the address that is searched for, and until when. */
export function MatchedEntries() {
  const t = useWords(ipListsWords)
  const [{ q }] = useUrlState(params)
  const address = readNetwork(q)
  const network = address === null ? null : parseNetwork(address)
  if (address === null || !network) return null
  const kind = network.prefix === (network.version === 4 ? 32 : 128) ? 'address' : 'network'
  return (
    <Section title={t('matched', { address })}>
      <ContainingLists seen={{ kind, value: address, sites: [], span: null }} address={address} isBare />
    </Section>
  )
}
