import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findConfiguration } from '@fitout/contract/staff/configuration.ts'

export type Constants = Answer<typeof findConfiguration>['data']
