import type { Translated } from '../../message-types.ts'
import type { handovers as source } from '../../zh/staff/handovers.ts'

export const handovers: Translated<typeof source> = {
  handovers: {
    title: 'Inspection and handover',
    stagesLeft: 'Stages that are not done: {titles}',
    provisionalLeft: 'Provisional sums that are not settled: {titles}',
    separator: ', ',
    complete: 'Works done: begin the inspection',
    completed: 'Inspection begun',
    completeLead:
      'Once every stage is done and every provisional sum is settled, inspect the home together with the client.',
    certificate: 'Handover certificate',
    write: 'Write the certificate',
    edit: 'Change the certificate',
    written: 'Certificate saved',
    day: 'Day of handover',
    handed: 'Handed over (how many)',
    other: 'What else is handed over',
    handedKeys: {
      KEYS: 'Keys',
      ACCESS_CARDS: 'Access cards',
      WR1: 'WR1',
      GUARANTEE_CARDS: 'Guarantee cards',
      AS_BUILT_DRAWINGS: 'As-built drawings',
      MANUALS: 'Manuals',
      OTHER: 'Other',
    },
    meters: 'Meters',
    meterKeys: {
      ELECTRICITY: 'Electricity',
      WATER: 'Water',
      GAS: 'Gas',
    },
    open: 'Open defects: {count}',
    sign: 'Sign for the studio',
    signed: 'Signed for the studio',
    signLead: 'The client signs last. If the list of defects changes after you have signed, it has to be signed anew.',
    name: 'Type your name to sign',
    signedByStudio: 'Studio: {name}, {time}',
    signedByClient: 'Client: {name}, {time}',
    waitsForStudio: 'Waits for our signature',
    waitsForClient: 'Waits for the client’s signature',
    pdf: 'Certificate as PDF',
    warranties: 'Warranties',
    until: '{title}: until {day}',
    later: 'The certificate is written here once works are done and inspected.',
  },
  audit: {
    actions: {
      'handovers.complete': '{who} ended the works of renovation {thing}',
      'handovers.write': '{who} wrote the certificate of renovation {thing}',
      'handovers.sign': '{who} signed the certificate of renovation {thing}',
    },
  },
}
