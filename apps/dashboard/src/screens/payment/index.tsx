import { billing, clientIdOf, useRead } from '@parapet/api'
import { KeyValue, Link, LinkButton, Section, Stack, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { BillingDetails } from './BillingDetails.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { PackageSection } from './PackageSection.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { paymentWords } from './payment.words.ts'

/** The package of a client, how it pays, who gets the invoices, and whom to ask (§2, §7, Billing). */
export default function PaymentScreen() {
  const t = useWords(paymentWords)
  const to = useTo()
  const client = clientIdOf(useSession().company)
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <LinkButton icon="gauge" href={to('user-consumption')}>
            {t('consumption')}
          </LinkButton>
        }
      />
      {client !== null && (
        <Stack gap={8}>
          <PaymentMethod client={client} />
          <PackageSection client={client} />
          <BillingDetails client={client} />
          <Support />
          <CloseAccount client={client} />
        </Stack>
      )}
    </>
  )
}

function Support() {
  const t = useWords(paymentWords)
  const read = useRead(billing.userSupport, {})
  return (
    <Section title={t('support')}>
      <ReadSection read={read} failed={t('support.failed')}>
        {(data) => (
          <KeyValue
            items={[
              { label: t('support.name'), value: data.name },
              {
                label: t('details.email'),
                value: /^[^\s/:@?&]+@[^\s/:@?&]+$/.test(data.email) ? (
                  <Link href={`mailto:${data.email}`}>{data.email}</Link>
                ) : (
                  data.email
                ),
              },
              { label: t('details.phone'), value: data.phone || '—' },
            ]}
          />
        )}
      </ReadSection>
    </Section>
  )
}
