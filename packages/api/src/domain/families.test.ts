import { expect, it } from 'vitest'
import { type Family, familyFilters } from './families.ts'

const published: Record<Family, string> = {
  waf:
    'agent cached clientip content_type countrycode method proto referer request response tcdndebugreason ' +
    'geoip message payloaddetails payloadrule requestmethod ruleid secruleengine targetpath targeturi useragent',
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

it.each(Object.entries(published))('%s has exactly the filters of its source', (family, names) => {
  const expected = names.split(' ').map((name) => (family === 'origins' ? `tcdn.varnish.${name}` : name))
  expect(familyFilters[family as Family].toSorted()).toEqual(expected.sort())
})
