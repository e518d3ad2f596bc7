export default {
  deploy: 'Validate and deploy',
  'deploy.compare': 'Compare and deploy',
  'deploy.pending': 'Changes wait to be deployed',
  'deploy.pendingText': 'The live VCL is not what these rules generate. Nothing changes for visitors until you deploy.',
  'deploy.written': 'The live VCL was written by hand',
  'deploy.writtenText': 'Deploying the rules replaces all of it. Compare both before you do.',
  'deploy.live': 'The live VCL is what these rules generate.',
  'deploy.underway': 'A version is being deployed',
  'deploy.underwayText': 'It takes two to seven minutes. Rules can be deployed after it.',
  'deploy.versions': 'Show versions',
  'deploy.failed': 'Could not check whether these rules are live',
  'deploy.retry': 'Try again',
  'deploy.warnings': '{n, plural, one {# rule has no effect} other {# rules have no effect}}',
  'deploy.overwrite':
    'This discards the VCL that was written by hand. It stays in the list of versions, so you can go back to it.',
  'deploy.commentDefault': '{n, plural, one {# active rule} other {# active rules}}',
  'deploy.none': 'No rule is active, so there is nothing to deploy.',
} as const
