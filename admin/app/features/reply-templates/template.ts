import type { listReplyTemplates } from '@fitout/contract/staff/reply-templates.ts'
import type { RowOf } from '../../shared/use-read.ts'

export type Template = RowOf<typeof listReplyTemplates>
