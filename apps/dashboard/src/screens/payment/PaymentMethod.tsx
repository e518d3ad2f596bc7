import { type AnswerOf, billing, billTotals, cardState, safeUrl, useRead } from '@parapet/api'
import { formatMoney, KeyValue, Link, LinkButton, Notice, Section, Stack, Text, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { paymentWords } from './payment.words.ts'

const methods = ['card', 'transfer', 'debit'] as const

/** How a client pays, what is pending, and the button to the provider's payment page. */
export function PaymentMethod({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const read = useRead(billing.payment, { client })
  const url = read.data && safeUrl(read.data.url)
  return (
    <Section
      title={t('method')}
      actions={
        url && (
          <LinkButton href={url} external icon="creditCard">
            {t(read.data?.method === null ? 'method.add' : 'method.change')}
          </LinkButton>
        )
      }
    >
      <ReadSection read={read} failed={t('method.failed')}>
        {(payment) => <Method client={client} payment={payment} />}
      </ReadSection>
    </Section>
  )
}

interface MethodProps {
  client: number
  payment: AnswerOf<typeof billing.payment>
}

function Method({ client, payment }: MethodProps) {
  const t = useWords(paymentWords)
  const to = useTo()
  const { locale } = useLocale()
  const [now] = useState(() => Date.now() / 1000)
  const bills = useRead(billing.bills, { client }, { quiet: true }).data
  const { method, last_digits, expires } = payment
  const url = safeUrl(payment.url)
  const known = methods.find((one) => one === method)
  const state = cardState(expires, now)
  const pending = bills && billTotals(bills).filter(({ pendingCount }) => pendingCount > 0)
  return (
    <Stack gap={4}>
      {method === null && <Notice tone="watch">{t('method.none')}</Notice>}
      {method !== null && state !== 'valid' && state !== 'unknown' && (
        <Notice tone={state === 'expired' ? 'bad' : 'watch'}>{t(`card.${state}`, { date: expires ?? '' })}</Notice>
      )}
      {!url && <Notice tone="watch">{t('method.unsafe')}</Notice>}
      <KeyValue
        items={[
          { label: t('method.kind'), value: method === null ? '—' : known ? t(`method.${known}`) : method },
          { label: t('method.digits'), value: last_digits ? `•••• ${last_digits}` : '—' },
          { label: t('method.expires'), value: expires || '—' },
          {
            label: t('pending'),
            value:
              pending === undefined ? (
                '—'
              ) : pending.length === 0 ? (
                t('pending.none')
              ) : (
                <Link href={to('user-invoices', undefined, { status: 'pending' })}>
                  {pending
                    .map((sum) =>
                      t('pending.some', {
                        n: sum.pendingCount,
                        amount: formatMoney(sum.pending, sum.currency, locale),
                      }),
                    )
                    .join(', ')}
                </Link>
              ),
          },
        ]}
      />
      {url && (
        <Text as="p" tone="muted" size="s">
          {t('method.where', { host: new URL(url).host })}
        </Text>
      )}
    </Stack>
  )
}
