export default {
  greeting: 'Hi again, {name}',
  sentence: '{company} · {sites, plural, =0 {no sites yet} one {# site} other {# sites}}',
  refresh: 'Refresh',
  title: 'Home',

  'first.title': 'Set up your first site',
  'first.text':
    '{company} has no sites yet. These steps take about ten minutes. Traffic appears here a minute after the last step.',
  'first.progress': '{done} of {total} done',
  'first.done': 'Done',
  'first.services.title': 'Hire provisioning',
  'first.services.text': 'You use it to manage sites, backends and certificates.',
  'first.services.action': 'See services',
  'first.provisioning': 'Open provisioning',
  'first.backend.title': 'Add your origin',
  'first.backend.text': 'A backend is the server the CDN fetches your content from.',
  'first.site.title': 'Add a site and verify that you own it',
  'first.site.text': 'With a file at the root of the site or a DNS TXT record.',
  'first.deploy.title': 'Deploy the configuration',
  'first.deploy.text': 'A few lines are enough. Every version is kept.',
  'first.dns.title': 'Point your domain to the CDN',
  'first.dns.text': 'One CNAME record at your DNS provider.',
  'first.help': 'Prefer help? Our engineers can set it up with you.',
  'first.contact': 'Contact Sales Team',

  'none.title': 'No company yet',
  'none.text': 'Your account is not a member of any company. Ask a company administrator to add you.',
} as const
