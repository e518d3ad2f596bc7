import { array } from 'valibot'
import { area } from '../call/area.ts'
import { body, call, extension, file, filteredBy, needs, quiet, refreshes, returns } from '../call/call.ts'
import {
  Bill,
  type BillingFilter,
  BillingInfo,
  ClientDetails,
  ClientSolution,
  Consumption,
  ExtraSolution,
  type NewBillingInfo,
  type NewClientSolution,
  PaymentButton,
  ProductLine,
  Solution,
  UserSupport,
} from '../entities/Billing.ts'

/** Billing (§7). The reading of `billings_client/{id}[/{a}[/{b}]]` by year and month is ours. */
export const billing = area(
  'billing',
  {
    client: call('GET v2 current_user/client/{client}', returns(ClientDetails)),
    clients: call('GET v2 current_user/clients/', returns(array(ClientDetails)), needs('member'), extension),
    info: call('GET {client}/billing_info', returns(BillingInfo)),
    saveInfo: call('PUT {client}/billing_info', body<NewBillingInfo>(), returns(BillingInfo)),
    removeAccount: call('DELETE account/{client}', refreshes('billing.client', 'billing.clients')),

    companyBills: call('GET billing_list/company/{company}', returns(array(Bill))),
    companyBill: call('GET download/billing/company/{company}/{bill}', file),
    bills: call('GET billings_client/{client}', returns(array(Bill))),
    billsOfYear: call('GET billings_client/{client}/{year}', returns(array(Bill))),
    billsOfMonth: call('GET billings_client/{client}/{year}/{month}', returns(array(Bill))),
    /** One bill is a PDF, more are a zip of them; named by their codes. */
    download: call('POST {client}/download/', body<{ billing_ids: number[] }>(), file, quiet),
    downloadMonth: call('GET {client}/download/{year}/{month}', file),
    payment: call('GET update_payment/{client}', returns(PaymentButton)),

    solutions: call('GET solution', returns(array(Solution)), needs('member')),
    extraSolutions: call('GET extra_solutions', returns(array(ExtraSolution)), needs('member')),
    clientSolution: call('GET client_solution/{client}', returns(ClientSolution)),
    saveClientSolution: call(
      'PUT client_solution/{client}',
      body<NewClientSolution>(),
      returns(ClientSolution),
      refreshes('billing.client'),
    ),
    productLines: call('GET product_lines', returns(array(ProductLine)), needs('member')),
    consumption: call('GET consumption/{?filters}', filteredBy<BillingFilter>(), returns(array(Consumption))),
    userSupport: call('GET user_support/', returns(UserSupport), needs('member')),
  },
  { prefix: 'billing', needs: needs('clientAdmin') },
)
