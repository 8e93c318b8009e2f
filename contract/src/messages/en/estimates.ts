import type { Translated } from '../message-types.ts'
import type { estimates as source } from '../zh/estimates.ts'

export const estimates: Translated<typeof source> = {
  description:
    'Saleable area, property, scope and finish give a range for a renovation in Hong Kong in 2026, with what is in it and what is not. No contact details asked.',
  intro:
    'Four questions, one range. No name and no telephone: the figure is where the talk begins, and a quotation follows a measurement.',
  area: 'Saleable area',
  areaHint: 'As in the deed or the sales brochure; not the gross area.',
  units: 'Unit',
  sqft: 'sq ft',
  sqm: 'm²',
  property: 'Property',
  scope: 'Scope',
  finish: 'Finish',
  submit: 'Estimate',
  areaFault: 'Please give an area between {least, number} and {most, number} square feet.',
  result: 'Range',
  range: '{low} to {high}',
  basis: '{sqft, number} sq ft ({sqm} m²) · {property} · {scope} · {finish}',
  perFoot: 'About {low} to {high} a square foot',
  included: 'In the figure',
  excluded: 'Not in the figure',
  rates: 'At our rates from {date}. A guide, not a quotation.',
  carry: 'Take this to an enquiry',
  carryText: 'Your answers and the budget are filled in for you.',
  see: 'Projects of about this budget',
  waiting: 'Answer the four questions and the range appears here.',
  noRates: 'We have not published our rates yet.',
  noRatesText: 'Tell us how large your home is and what you would like done, and we will answer with a budget for it.',
}
