import type { NetworkList } from '@parapet/api'
import { CopyField, Stack, Text, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { ipListsWords } from './ipLists.words.ts'

/** Shows how a VCL config refers to the list. */
export function IpListUse({ row }: { row: NetworkList }) {
  const t = useWords(ipListsWords)
  const { company } = useSession()
  const name = `acl_c${company?.id}_${row.name}`
  return (
    <Stack gap={4}>
      <Text as="p">{t('use.text')}</Text>
      <Text as="p">{t('use.rule')}</Text>
      <CopyField label={t('use.name')} value={name} />
      <CopyField
        label={t('use.vcl')}
        value={`if (aclplus.match(client.ip, network_acl.get("${name}", "none"))) { call deny_request; }`}
      />
    </Stack>
  )
}
