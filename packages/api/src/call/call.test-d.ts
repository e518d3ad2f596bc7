// Code that must not compile. `tsc -b` checks this file: an @ts-expect-error without an error is an error.
import { array, number, object, string } from 'valibot'
import { area } from './area.ts'
import {
  type AnswerOf,
  type BodyOf,
  body,
  call,
  file,
  filteredBy,
  formBody,
  header,
  type ParamsOf,
  returns,
  type SentOf,
  withStatus,
} from './call.ts'
import { callApi } from './callApi.ts'
import type { ApiContext } from './context.ts'
import type { QueryNames } from './notation.ts'
import { useRead } from './useRead.ts'
import { useWrite } from './useWrite.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(..._: Same<A, B> extends true ? [] : [never]) => undefined

const Domain = object({ id: number(), name: string() })
const dns = area('dns', {
  domains: call('GET    {company}/domain/', returns(array(Domain))),
  domain: call('GET v2 {company}/domain/{domain}/{?limit,offset}', returns(Domain)),
  addDomain: call('POST   {company}/domain/', body<{ name: string }>(), returns(Domain)),
  saveDomain: call('PUT {company}/domain/{domain}', body(Domain), returns(Domain)),
  removeDomain: call('DELETE {company}/domain/{domain}'),
  stats: call('GET {company}/stats/{?filters,key}', filteredBy<{ tier: string }>(), returns(Domain)),
  login: call('POST login', formBody<{ user: string }>(), header('x-code', 'code'), returns(Domain), withStatus),
  report: call('GET report/{id}', file),
})

same<QueryNames<'a/{b}/{?c,d}'>, 'c' | 'd'>()
same<AnswerOf<typeof dns.domains>, { id: number; name: string }[]>()
same<AnswerOf<typeof dns.removeDomain>, undefined>()
same<AnswerOf<typeof dns.login>, { status: number; data: { id: number; name: string } }>()
same<SentOf<typeof dns.login>, { id: number; name: string }>()
same<BodyOf<typeof dns.saveDomain>, { id: number; name: string }>()
same<ParamsOf<typeof dns.removeDomain>, { domain: string | number; company?: number }>()
same<ParamsOf<typeof dns.login>, { code?: string }>()
// @ts-expect-error the probe itself must be able to fail
same<1, 2>()

/** Never runs: only the compiler reads it. */
export function reads(context: ApiContext): unknown {
  useRead(dns.domains, {})
  useRead(dns.domains, null)
  useRead(dns.domain, { domain: 1, limit: 20 })
  useRead(dns.domains, { company: 300 })
  useRead(dns.stats, { filters: { tier: 'L1' }, key: 'x' })
  // @ts-expect-error a path param is missing
  useRead(dns.domain, {})
  // @ts-expect-error there is no such param
  useRead(dns.domain, { domain: 1, page: 2 })
  // @ts-expect-error a param that is not in the notation
  useRead(dns.domains, { domain: 1 })
  // @ts-expect-error a path param cannot be an object
  useRead(dns.domain, { domain: {} })
  // @ts-expect-error the filters are needed
  useRead(dns.stats, { key: 'x' })
  // @ts-expect-error the filters have a type
  useRead(dns.stats, { filters: { tier: 1 } })
  // @ts-expect-error a write is no read
  useRead(dns.addDomain, {})
  // @ts-expect-error the answer has no such field
  useRead(dns.domain, { domain: 1 }).data?.title
  // @ts-expect-error a call with a param cannot be asked without
  return callApi(dns.report, {}, context)
}

/** Never runs: only the compiler reads it. */
export function writes(): unknown {
  void useWrite(dns.addDomain).run({ body: { name: 'a' } })
  void useWrite(dns.removeDomain).run({ domain: 1 })
  void useWrite(dns.login).run({ body: { user: 'a' }, code: '123456' })
  // @ts-expect-error the body is missing
  void useWrite(dns.addDomain).run({})
  // @ts-expect-error the body has another type
  void useWrite(dns.addDomain).run({ body: { title: 'a' } })
  // @ts-expect-error this call takes no body
  void useWrite(dns.removeDomain).run({ domain: 1, body: { name: 'a' } })
  // @ts-expect-error a path param is missing
  void useWrite(dns.removeDomain).run()
  // @ts-expect-error a read is no write
  return useWrite(dns.domains)
}

// @ts-expect-error there is no such method
call('FETCH domain/', returns(Domain))
// @ts-expect-error the method is missing
call('domain/', returns(Domain))
