import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../wire.ts'
import { staff } from './permissions.ts'

/** What a new shop needs before it opens, in the recommended order. */
export const firstSteps = ['payment', 'delivery', 'piece', 'picture', 'project', 'policies', 'mail'] as const
export type FirstStep = (typeof firstSteps)[number]

export const listFirstSteps = endpoint('GET', '/admin/first-steps', {
  summary: 'The remaining steps of setting up a new shop; empty once all are done.',
  access: staff('configuration.read'),
  rate: 'read',
  response: oneOf(z.array(z.enum(firstSteps))),
  errors: [],
})

export const settleFirstStep = endpoint('PUT', '/admin/first-steps/:key', {
  summary: 'Marks a step as done, or as not needed.',
  access: staff('configuration.write'),
  rate: 'write',
  response: oneOf(z.object({ is_settled: z.literal(true) })),
  errors: ['not-found'],
})
