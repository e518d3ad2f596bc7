import { expect, it } from 'vitest'
import { type Family, familyFilters } from './families.ts'

// The lists of the public schema, in its order.
const published: Record<Exclude<Family, 'waf'>, string> = {
  origins:
    'referer request backend-goto agent clientid regioncode vary midtier-backend origin countrycode t-fetch t-beresp ' +
    't-error t-berespbody-acc path t-bereq clientip t-ttfb backend cache-control timestamp backend-name method vxid ' +
    't-start t-berespbody vhost t-process t-connected orig-url x-vary-tcdn bytes response orig-host response_time asn',
  bots: 'action assess-ip cache country crawler reason status url user-agent',
  ddos:
    'debug_reason geoip.country.country_name geoip.asn.organization_name hostname accept accept_encoding ' +
    'accept_language cookie host referer client_ip user_agent ReqMethod ReqProtocol ReqURL',
  dns:
    'client.ip client.asn client.geo.country client.geo.region client.organization client.record.name ' +
    'client.record.type',
}

it.each(Object.entries(published))('%s has every filter of the public schema and no other', (family, names) => {
  const expected = names.split(' ').map((name) => (family === 'origins' ? `tcdn.varnish.${name}` : name))
  expect(familyFilters[family as Family].toSorted()).toEqual(expected.sort())
})
