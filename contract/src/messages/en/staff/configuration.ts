import type { Translated } from '../../message-types.ts'
import type { configuration as source } from '../../zh/staff/configuration.ts'

export const configuration: Translated<typeof source> = {
  permissions: {
    'configuration.read': 'view the shop’s settings',
    'configuration.write': 'change the shop’s settings',
  },
  audit: {
    actions: {
      'configuration.draft': '{who} saved a draft of the setting “{thing}”',
      'configuration.discard': '{who} discarded the draft of the setting “{thing}”',
      'configuration.schedule': '{who} changed when the setting “{thing}” is published',
      'configuration.publish': '{who} published the setting “{thing}”',
      'configuration.go-back': '{who} went back to an earlier version of the setting “{thing}”',
    },
    subjects: {
      configuration: 'shop setting',
    },
  },
}
