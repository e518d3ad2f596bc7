import { hostText } from '@parapet/api'
import { Text, useWords } from '@parapet/ui'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'

const SHOWN = 20

/** A list of host names, cut after twenty. */
export function NameList({ names }: { names: readonly string[] }) {
  const t = useWords(certificatesWords)
  return (
    <Text>
      {names.slice(0, SHOWN).map(hostText).join(', ')}
      {names.length > SHOWN && ` ${t('sites.more', { n: names.length - SHOWN })}`}
    </Text>
  )
}
