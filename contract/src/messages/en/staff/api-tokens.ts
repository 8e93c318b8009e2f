import type { Translated } from '../../message-types.ts'
import type { apiTokens as source } from '../../zh/staff/api-tokens.ts'

export const apiTokens: Translated<typeof source> = {
  apiTokens: {
    lead: 'Lets tools of your own read or change what is in the shop. A token may do what is ticked, and never more than the person who made it.',
    none: 'There are no tokens yet.',
    add: 'Add a token',
    title: 'For',
    rights: 'It may',
    all: '{area}: all',
    by: 'Added by',
    used: 'Last used',
    never: 'Never used',
    state: 'Status',
    term: 'Good for',
    days: '{days, plural, one {{days} day} other {{days} days}}',
    until: 'Good until {at}',
    revoked: 'Revoked at {at}',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the token for “{title}”?',
    revokeLead: 'The tool that uses it is cut off at once. This cannot be undone.',
    token: 'Token',
    tokenLead: 'Copy it now; it is not shown again. It is sent with each request as Authorization: Bearer.',
  },
  resources: { apiTokens: { name: 'API tokens' } },
  permissions: {
    'api-tokens.read': 'view API tokens',
    'api-tokens.write': 'make and revoke API tokens',
  },
  audit: {
    byTool: '{tool} (token of {name})',
    actions: {
      'api-tokens.add': '{who} added an API token for “{thing}”',
      'api-tokens.revoke': '{who} revoked the API token for “{thing}”',
    },
    subjects: { 'api-token': 'API token' },
  },
}
