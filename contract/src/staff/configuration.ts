import { writingCalls } from '../writings/writing-calls.ts'

export const {
  list: listConfigurations,
  find: findConfiguration,
  findVersion: findConfigurationVersion,
  preview: previewConfiguration,
  previewTyped: previewTypedConfiguration,
  saveDraft: saveConfigurationDraft,
  discardDraft: discardConfigurationDraft,
  publish: publishConfiguration,
  schedule: scheduleConfiguration,
  goBack: goBackToConfiguration,
} = writingCalls('/admin/configuration', { read: 'configuration.read', write: 'configuration.write' })
