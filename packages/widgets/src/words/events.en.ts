export default {
  deployed: 'Version {id} deployed',
  deployedWith: 'Version {id} deployed: {comment}',
  purge: 'Purge of {url}',
  soft: 'Soft purge of {url}',
  ban: 'Ban of {url}',
  incident: 'Incident: {title}',
  underAttack: 'Under attack mode on for {site}',
} as const
