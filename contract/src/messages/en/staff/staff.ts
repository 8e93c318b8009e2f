import type { Translated } from '../../message-types.ts'
import type { staff as source } from '../../zh/staff/staff.ts'

export const staff: Translated<typeof source> = {
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    editor: 'Editor',
    support: 'Support',
    site: 'Foreman',
  },
  staff: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    lastSeen: 'Last seen',
    added: 'Added',
    search: 'Name or email',
    state: 'Status',
    active: 'Can sign in',
    new: 'Authenticator not set up',
    disabled: 'Disabled',
    actions: 'Access',
    add: 'Add a colleague',
    disable: 'Disable',
    enable: 'Enable',
    disableLead:
      '{name} is signed out at once; their calendar address, tokens and notices on devices end too. Their enquiries are listed under “Nobody yet”; hand their renovations, sites and slots to colleagues. What they did stays in the audit trail.',
    reset: 'Reset sign-in',
    resetLead: '{name} is signed out immediately, gets a new password and must set up the authenticator again.',
    firstPassword: 'First password for {name}, shown only once:',
  },
  roleTable: {
    title: 'What each role may do',
    lead: 'An owner may do everything.',
    yes: 'may',
    no: 'may not',
    permission: 'Permission',
  },
  resources: {
    staff: {
      name: 'Staff',
    },
  },
  permissions: {
    'staff.read': 'view colleagues',
    'staff.write': 'add colleagues and change their access',
  },
  audit: {
    actions: {
      refused: '{who} was refused, as their role may not {thing}',
      'staff.add': '{who} added {thing} as a colleague',
      'staff.change': '{who} changed the access of {thing}',
      'staff.reset': '{who} reset the sign-in of {thing}',
    },
    subjects: {
      staff: 'colleagues and sign-ins',
      permission: 'refused attempts',
    },
  },
}
