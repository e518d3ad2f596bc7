export default {
  'rate.about':
    'Requests per second in each bucket, for the eight busiest sites and the rest combined. The average covers the whole range and all sites, excluding gaps.',
  'bandwidth.about': 'Sent to visitors in each bucket. The average covers the whole range and all sites.',
  'handling.about':
    'Requests that the edge let through, and those it challenged without success or blocked, by the reason that the provider gives each.',
  'hits.about': 'By requests and by volume, in each bucket.',
  'bySite.about': 'The eight largest sites, in the same colours as in the time charts, and the rest combined.',
  'response.about': 'Mean of all requests in each bucket. Buckets without requests are shown as gaps.',
  'classes.about': 'Responses per second by status class.',
  'months.about':
    'Calendar months in your time zone. The current month is projected from its usage so far, after its first two days.',
  'cache.about': 'By requests and by volume. 80% or more is good; below 50% is low.',
  'purges.about':
    'URLs removed from the cache by people and scripts, each counted. Bans remove by pattern or tag. As an event of a chart, all URLs that were sent together are one purge.',
  'table.about':
    'The values with the most requests, each with its share of all requests in the range. Sorted by another column, as many rows are compared as your contract allows. Bars compare the rows by the sorted column. Open a row’s menu to filter by it, exclude it or copy it.',
  'share.about':
    'Shares of all requests in the range. Open the menu of a segment to filter by it, exclude it or copy it.',
  'family.table':
    'The values with the most requests, each with its share of all requests in the range. Sorted by another column, as many rows are compared as your contract allows. Bars compare the rows by the sorted column.',
  'family.share': 'Shares of all requests in the range.',
  'home.attention.about':
    'Anomalies of the last 24 hours, origins that are not responding, rejected deployments, certificates that expire within 30 days (14 if they are renewed automatically), and limits exceeded this month. You only see what you have access to.',
  'home.hitRatio.about': 'Of the last hour, compared with the same hour yesterday.',
  'home.traffic.about':
    'Volume sent to visitors since the first of the month, in your time zone, compared with the same days last month.',
  'home.errors.about':
    'Share of the last hour’s requests that returned a 5xx status. Analytics shows the status codes.',
  'home.response.about': 'Of the last hour, compared with the same hour yesterday.',
  'home.rate.about': 'Of the last hour and all sites, compared with the same hour yesterday.',
  'home.bandwidth.about': 'Of the last hour and all sites, compared with the same hour yesterday.',
  'home.transcoding.about': 'Since the first of the month, in your time zone.',
  'home.storage.about': 'At the end of the last hour, compared with the same hour yesterday.',
  'home.blocked.about':
    'Addresses and networks that are blocked or challenged for the company now, by hand or automatically.',
  'home.waf.about':
    'Requests per second that the firewall blocked in the last hour, compared with the same hour yesterday.',
  'home.status.about': 'The services of your provider’s status page, and its current incidents.',
  'home.tickets.about': 'The five tickets that were updated last.',
  'home.points.about': 'The places from which your sites are delivered, with the number of their servers.',
  'home.news.about': 'The latest news of your provider, newest first.',
  'map.about': 'Countries by their requests in the range. The darker, the more requests.',
  'home.sites.about':
    'Each site’s last hour, against the same hour yesterday. Failing: 5% or more of the responses are server errors (5xx), or less than a tenth of the traffic is left. Degraded: 1% server errors, or from 0.5% on three times yesterday’s share; less than half of the traffic; a hit ratio 15 points lower; or responses twice as slow, by 200 ms or more. Insufficient data: fewer than 300 requests. Of more than 200 sites, the 50 with the most server errors are assessed.',
  'home.lastDay.about': 'Sent to visitors in each bucket.',
  'errors.about':
    'In each bucket, whatever status codes the page is filtered by. Server errors come from the origin or the edge, client errors from the request.',
  'errorsBySite.about': 'The sites with the most 5xx responses. Open the menu of a site to show only that one.',
  'failures.about':
    'Failed health checks of the origins. Failures that several nodes saw at the same time are one row.',
  'waf.about': 'Requests per second that the firewall blocked, in each bucket.',
  'waf.count.about': 'Requests of the range that the firewall blocked.',
  'bots.count.about': 'Bot requests of the range that were blocked. Challenges are not counted.',
  'perimetrical.attacked.about':
    'Sites whose visitors get an interstitial page before the site. Range and filters don’t apply.',
  'perimetrical.anomalies.about':
    'Anomalies of the watched sites, newest first, each with its worst value and the usual one before it.',
  'bots.about': 'Bot requests per second in each bucket.',
  'bots.outcomes.about': 'How bot requests were handled. The outcomes add up to all bot requests.',
  'bots.people.about':
    'All requests, split into people and bots. The share is of all requests. Covers at most the last 31 days of the range.',
  'bots.clients.about':
    'Bots whose requests were answered with 403. Shares are of all blocked bot requests. Covers at most the last 31 days of the range.',
  'dns.about': 'Queries per second for delegated domains, in each bucket.',
  'ddos.counter.about': 'Requests of the range rejected for this reason: rate limits answer 429, the deny list 403.',
  'ddos.reasons.about': 'Requests per second rejected by a rate limit (429) or the deny list (403), in each bucket.',
  'ddos.about': 'Requests rejected by a rate limit (429) or the deny list (403), by site.',
  'origins.about': 'Requests per second sent to an origin, in each bucket.',
  'origins.stages.about':
    'Mean time from the start of an origin request to each stage, over all requests of a bucket. The figure is the time to first byte.',
  'lookups.about': 'Pages per second whose visitor’s IP address was looked up, in each bucket.',
  'images.about': 'Images optimised per second, in each bucket.',
  'storage.about': 'The company’s stored data at the end of each bucket.',
  'own.about': 'A widget that is not shown to you, at its place on the board.',
} as const
