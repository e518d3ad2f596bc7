// One block a service (before the dot: its key in the services table): what a customer reads before hiring it. Features: one a line.
export default {
  contactSales: 'Contact Sales Team',
  activate: 'Activate Service',
  features: 'What you get',
  trial: 'Ask to try it',
  trialSubject: 'Trial of {service} for {company}',
  trialBody: 'We would like to try {service} for {company}. Which sites, how long and at what price would be possible?',
  mailSubject: '{service} for {company}',
  mailBody: 'We would like to know more about {service} for {company}.',

  'stats.title': 'History',
  'stats.subtitle': 'A year of traffic, one screen',
  'stats.intro': 'See how much each site delivered, month by month, and the forecast for the current month.',
  'stats.features': `
    Requests, bandwidth and transfer of every site, back to the first day
    Monthly consumption with a detail you can hand to accounting
    Edge and midtier side by side
    Any period against the one before it`,

  'analytics.title': 'Analytics',
  'analytics.subtitle': 'What is happening now, down to the IP address',
  'analytics.intro': 'Break down the requests of the last hours by IP address, path, country and status.',
  'analytics.features': `
    Top paths, addresses, agents, countries and referrers with their share
    Include or exclude any value with one click
    Hit ratio, response times and status codes minute by minute
    Links that reproduce exactly what you see`,

  'dedicatedanalytics.title': 'Dedicated analytics',
  'dedicatedanalytics.subtitle': 'Your own analytics cluster',
  'dedicatedanalytics.intro': 'Query longer ranges and keep the data longer, on capacity reserved for you.',
  'dedicatedanalytics.features': `
    Ranges of 7 days and of a month in one query
    Retention agreed with you instead of 24 hours
    Exports of 1,000 rows instead of 10
    No limit of four hours on a selection`,

  'anomalydetection.title': 'Anomaly detection',
  'anomalydetection.subtitle': 'Know before your users do',
  'anomalydetection.intro': 'Learns the usual shape of your traffic and tells you, or reacts, when it changes.',
  'anomalydetection.features': `
    Traffic, response time, hit ratio, status and address anomalies
    Thresholds drawn over your own curve
    Automatic reactions: block, challenge, notify
    A history with a report for every detection`,

  'freeanomalydetection.title': 'Free anomaly detection',
  'freeanomalydetection.subtitle': 'Watch one site at no cost',
  'freeanomalydetection.intro': 'Start with one monitored site and add more when you need them.',
  'freeanomalydetection.features': `
    One site, delivery and midtier
    Notifications by email
    The same history as the full service`,

  'dnsdelegation.title': 'DNS delegation',
  'dnsdelegation.subtitle': 'Your zone on our anycast network',
  'dnsdelegation.intro': 'Delegate your domain and let names resolve from the edge that also serves your content.',
  'dnsdelegation.features': `
    Every usual record, and ALIAS and CDN records at the apex
    Changes live in seconds
    Query statistics by name and type
    Certificates issued automatically by DNS challenge`,

  'cachewarmup.title': 'Prefetching cache',
  'cachewarmup.subtitle': 'A warm cache before the premiere',
  'cachewarmup.intro':
    'Load content into the cache ahead of the crowd, so that the first visitor is as fast as the millionth.',
  'cachewarmup.features': `
    Lists of thousands of URLs, straight after a purge
    Progress and result of each URL
    An estimate of the requests to your origin beforehand`,

  'invalidation.title': 'Invalidation',
  'invalidation.subtitle': 'Yesterday’s page, gone in a second',
  'invalidation.intro': 'Remove what changed from every edge, by URL, pattern or tag.',
  'invalidation.features': `
    Purge single URLs or whole patterns
    Surrogate tags: one word clears a thousand pages
    Refetch after the purge, before the first request
    A record of who cleared what, and when`,

  'soporte.title': 'Tickets',
  'soporte.subtitle': 'Engineers who know your set-up',
  'soporte.intro': 'Open an issue, attach what you see and follow the answer without leaving the dashboard.',
  'soporte.features': `
    Replies from the people who run the network
    Attachments, watchers and the whole conversation
    Response times agreed with you`,

  'autoprovisioning.title': 'Provisioning',
  'autoprovisioning.subtitle': 'Your configuration, in your hands',
  'autoprovisioning.intro':
    'Add sites, backends and certificates and deploy your own VCL to every edge, with the way back always one click away.',
  'autoprovisioning.features': `
    Backends with health checks you can test before saving
    Certificates issued and renewed for you
    Versioned configurations with comparison and rollback
    Rules for those who prefer forms to code`,

  'staging.title': 'Staging',
  'staging.subtitle': 'Test before it goes live',
  'staging.intro': 'A complete copy of the edge to test a configuration before your users meet it.',
  'staging.features': `
    The same software and the same rules as production
    Its own backends and configurations
    Promote to production when it is ready`,

  'botmitigation.title': 'Bot mitigation',
  'botmitigation.subtitle': 'Let people in, keep machines out',
  'botmitigation.intro':
    'Scores each request by behaviour and reputation, and lets you decide what happens to the bad ones.',
  'botmitigation.features': `
    Good crawlers recognised and let through
    Captcha, JavaScript challenge or block
    Data centres, proxies and VPNs distinguished from people
    A report of what was blocked and why`,

  'transcoding.title': 'Transcoding',
  'transcoding.subtitle': 'One upload, every screen',
  'transcoding.intro': 'Turn a master into the renditions that phones, televisions and browsers want.',
  'transcoding.features': `
    Your own profiles: format, codecs, size and bit rates
    Jobs that can be followed and run again
    Minutes consumed, always in view`,

  'logs.title': 'Basic logs',
  'logs.subtitle': 'Every request, as a file',
  'logs.intro': 'Receive the access logs of your sites every day, ready for your own tools.',
  'logs.features': `
    Delivered to your own storage
    Edge, midtier and WAF lines
    A format documented field by field`,

  'streaminglogs.title': 'Streaming logs',
  'streaminglogs.subtitle': 'Your logs as they happen',
  'streaminglogs.intro': 'A stream of requests into your own collectors with seconds of delay.',
  'streaminglogs.features': `
    Mutual authentication with your own certificates
    Ready-made templates for common collectors
    Only the addresses you allow can connect`,

  'iplists.title': 'IP lists',
  'iplists.subtitle': 'Networks with a name',
  'iplists.intro': 'Keep allow and deny lists in one place and use them in every rule.',
  'iplists.features': `
    Thousands of networks with a description and an end date
    Find the lists that contain an address
    Lists that detections can feed`,

  'saferoutes.title': 'Safe routes',
  'saferoutes.subtitle': 'Let the people you trust skip the checks',
  'saferoutes.intro':
    'Share a link with testers and editors: their browsers are not checked by WAF and bot mitigation for a while.',
  'saferoutes.features': `
    Links with an end date and an owner
    Every use with address and time
    For one site and path at a time`,

  'waf.title': 'Web application firewall',
  'waf.subtitle': 'Attacks stop at the edge',
  'waf.intro': 'A rule engine in front of your application that blocks common attacks and supports your exceptions.',
  'waf.features': `
    OWASP rules kept up to date for you
    Detection first, enforcement when you trust it
    Every match with rule, payload and address
    Blocked addresses available on every screen`,

  'storage.title': 'Storage',
  'storage.subtitle': 'An origin that never sleeps',
  'storage.intro': 'Keep your files beside the edge, replicated, with the interface your tools already know.',
  'storage.features': `
    Object storage with a standard interface
    No charge for the traffic to the edge
    Usage by hour, in History`,

  'i3.title': 'Image optimisation (i3)',
  'i3.subtitle': 'Lighter pictures, same look',
  'i3.intro': 'Resizes, crops and converts images at the edge for the device that asks.',
  'i3.features': `
    Modern formats where the browser supports them
    Sizes by parameter, without touching your files
    Each variant made once and cached everywhere`,

  'midtier.title': 'Midtier',
  'midtier.subtitle': 'One request instead of forty',
  'midtier.intro': 'A second cache between the edges and your origin, so that a new object is fetched only once.',
  'midtier.features': `
    Far fewer requests to your origin
    A better hit ratio for long tails
    Its own statistics`,

  'ipinfo.title': 'IP info',
  'ipinfo.subtitle': 'Who is behind the address',
  'ipinfo.intro': 'Network, country and reputation of each address, in your rules and in your screens.',
  'ipinfo.features': `
    Risk score and reasons
    Data centres, proxies and exit nodes flagged
    Available in VCL as headers`,

  'uam.title': 'Under attack mode',
  'uam.subtitle': 'Protection at the flip of a switch',
  'uam.intro': 'Checks the visitors of a site while it is under attack, and stops when the attack is over.',
  'uam.features': `
    Works in seconds, site by site
    Your own lists pass without a check
    Can be turned on by a detection`,

  'perimetrical.title': 'Perimetrical security suite',
  'perimetrical.subtitle': 'All of your defences, one view',
  'perimetrical.intro':
    'WAF, bots, anomalies and attack mode together: what arrived, what was blocked, what needs your attention.',
  'perimetrical.features': `
    Positives by country, rule and site
    Attack mode within reach of every screen
    One report for all layers`,

  'apiprotection.title': 'API protection',
  'apiprotection.subtitle': 'Your contract, enforced',
  'apiprotection.intro': 'Checks calls against the description of your API before they reach it.',
  'apiprotection.features': `
    Rules by site from your own schema
    Limits by key and by address
    Unknown calls reported or refused`,

  'backendanalytics.title': 'Backend analytics',
  'backendanalytics.subtitle': 'How your origin really responds',
  'backendanalytics.intro':
    'The time of each step between the edge and your backends, for every request that was not a hit.',
  'backendanalytics.features': `
    Connect, first byte and body times
    By backend, site and cache directive
    The slowest paths first`,

  'antiddos.title': 'Anti-DDoS',
  'antiddos.subtitle': 'Volume absorbed, visitors served',
  'antiddos.intro': 'Rate limits and deny lists across the whole network, with the figures of every attack.',
  'antiddos.features': `
    Network and application layers
    What was limited, denied and let through
    Always on, not only on request`,

  'basicprovisioning.title': 'Basic provisioning',
  'basicprovisioning.subtitle': 'A site in four steps',
  'basicprovisioning.intro': 'Backend, site, certificate, done: for those who only want it to work.',
  'basicprovisioning.features': `
    A guided set-up with checks at every step
    Certificates included
    Common rules as templates`,
} as const
