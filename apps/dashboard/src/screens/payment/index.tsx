import { billing, clientIdOf, useRead } from '@parapet/api'
import { KeyValue, Link, LinkButton, Section, Skeleton, Stack, useWords } from '@parapet/ui'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { paymentWords } from '../../words/payment.ts'
import { BillingDetails } from './BillingDetails.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { PackageSection } from './PackageSection.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'

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
  const { data, failure, retry } = useRead(billing.userSupport, {})
  if (failure && !data) return <ListFailure title={t('support.failed')} failure={failure} onRetry={retry} />
  return (
    <Section title={t('support')}>
      {data ? (
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
      ) : (
        <Skeleton lines={3} />
      )}
    </Section>
  )
}
