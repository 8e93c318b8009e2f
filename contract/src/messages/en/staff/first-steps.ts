import type { Translated } from '../../message-types.ts'
import type { firstSteps as source } from '../../zh/staff/first-steps.ts'

export const firstSteps: Translated<typeof source> = {
  firstSteps: {
    title: 'What is left to do before you open',
    lead: 'Each line goes once it is done. Cross out what you do not need.',
    settle: 'Done or not needed',
    settleNamed: 'Done or not needed: {step}',
    steps: {
      payment: 'Enter an account to be paid into: bank, FPS or PayMe',
      delivery: 'Add ways of delivery and their prices (for now, customers collect)',
      piece: 'Put the first piece or service on sale',
      picture: 'Add photographs to your pieces',
      project: 'Publish the first project of your portfolio',
      policies: 'Read the five policy templates and make them yours',
      mail: 'Have the people who run the system set the mail server (SMTP_URL)',
    },
  },
  audit: {
    actions: { 'first-steps.settle': '{who} marked the first step {thing} as done or not needed' },
    subjects: { 'first-step': 'first step' },
  },
}
