export default {
  signedOut: 'You’re not logged in.',
  company: 'You don’t have access to this company.',
  notGranted: 'None of your roles in {company} includes {services}.',
  notHired: '{company} has not hired {services}.',
  'role.admin': 'Only administrators of {company} can do this.',
  'role.userManager': 'Only users who manage the users of {company} can do this.',
  'role.clientAdmin': 'Only client administrators can do this.',
  'role.companyCreator': 'Only dealers can do this.',
  'role.severalProfiles': 'This requires access to a second company.',
  'role.staff': 'Only staff of the provider can do this.',

  'acting.readOnly': 'You are acting as {name} and only looking.',
  'acting.readOnly.grant': 'Take control in the bar at the top.',
  'acting.closed': 'This belongs to {name}.',
  'acting.closed.grant': 'It stays closed while you act as {name}.',

  'grant.login': 'Log in again.',
  'grant.hire': 'You can activate it under Services.',
  'grant.ownRole': 'You manage the users of {company}, so you can give yourself a role that includes it.',
  'grant.companyAdmin': 'A company administrator can activate it.',
  'grant.userManager': 'Ask someone who manages the users of the company.',
  'grant.provider': 'Ask your provider.',
} as const
