export default {
  greeting: 'Hi again, {name}',
  sentence: '{company} · {sites, plural, =0 {no sites yet} one {# site} other {# sites}}',
  refresh: 'Refresh',
  title: 'Home',

  'first.title': 'Bring your first site to the edge',
  'first.text':
    '{company} has no sites yet. These steps take about ten minutes; traffic appears here a minute after the last one.',
  'first.progress': '{done} of {total} done',
  'first.done': 'Done',
  'first.services.title': 'Hire provisioning',
  'first.services.text': 'Sites, backends and certificates are managed with it.',
  'first.services.action': 'See services',
  'first.provisioning': 'Open provisioning',
  'first.backend.title': 'Say where your content is',
  'first.backend.text': 'A backend is the server that the edge asks when it does not have an object.',
  'first.site.title': 'Add a site and prove it is yours',
  'first.site.text': 'With a file at its root or a TXT record, whichever is easier.',
  'first.deploy.title': 'Deploy the configuration',
  'first.deploy.text': 'A few lines are enough; every version is kept.',
  'first.dns.title': 'Point your domain at the edge',
  'first.dns.text': 'One CNAME record at your DNS provider.',
  'first.help': 'Would you rather have it done? Our engineers do it with you.',
  'first.contact': 'Contact Sales Team',

  'none.title': 'No company yet',
  'none.text': 'Your account is not a member of any company. Ask an administrator of your company to add you.',
} as const
