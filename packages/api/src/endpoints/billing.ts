import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, file, filteredBy, gives, quiet, refreshes, takes } from '../call/call.ts'
import {
  AccountDeletion,
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

/**
 * Billing (§7). A client's bills are requested as a whole, by year and by month: our reading of
 * `billings_client/{id}[/{a}[/{b}]]` and `{id}/download/{a}/{b}`.
 */
export const billing = area(
  'billing',
  {
    client: call('GET v2 current_user/client/{client}', gives(ClientDetails)),
    clients: call('GET v2 current_user/clients/', gives(array(ClientDetails)), extension),
    info: call('GET {client}/billing_info', gives(BillingInfo)),
    saveInfo: call('PUT {client}/billing_info', takes<NewBillingInfo>(), gives(BillingInfo)),
    removeAccount: call('DELETE account/{client}', refreshes('billing.client', 'billing.clients')),
    deletion: call('GET account/{client}/verify/', gives(AccountDeletion), extension),

    companyBills: call('GET billing_list/company/{company}', gives(array(Bill))),
    companyBill: call('GET download/billing/company/{company}/{bill}', file),
    bills: call('GET billings_client/{client}', gives(array(Bill))),
    billsOfYear: call('GET billings_client/{client}/{year}', gives(array(Bill))),
    billsOfMonth: call('GET billings_client/{client}/{year}/{month}', gives(array(Bill))),
    /** One bill is a PDF, more are a zip of them; named by their codes. */
    download: call('POST {client}/download/', takes<{ billing_ids: number[] }>(), file, quiet),
    downloadMonth: call('GET {client}/download/{year}/{month}', file),
    payment: call('GET update_payment/{client}', gives(PaymentButton)),

    solutions: call('GET solution', gives(array(Solution))),
    extraSolutions: call('GET extra_solutions', gives(array(ExtraSolution))),
    clientSolution: call('GET client_solution/{client}', gives(ClientSolution)),
    saveClientSolution: call(
      'PUT client_solution/{client}',
      takes<NewClientSolution>(),
      gives(ClientSolution),
      refreshes('billing.client'),
    ),
    productLines: call('GET product_lines', gives(array(ProductLine))),
    consumption: call('GET consumption/{?filters}', filteredBy<BillingFilter>(), gives(array(Consumption))),
    userSupport: call('GET user_support/', gives(UserSupport)),
  },
  { prefix: 'billing' },
)
