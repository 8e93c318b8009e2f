import * as templates from '@fitout/contract/staff/reply-templates.ts'
import { newId } from '../../database/new-id.ts'
import { added, changed, example, gone, inEach, type Stage } from './example.ts'
import type { GrowingList, GrowingStage } from './found-examples.ts'

const body = { title: '多謝', texts: inEach('多謝查詢「{subject}」') }

async function newTemplate({ owner }: Stage) {
  const { data } = await owner.call(templates.addReplyTemplate, { body })
  return { params: { id: data._id }, version: data.version }
}

export const templateExamples = [
  example(templates.addReplyTemplate, added('reply-templates.add', 'reply-template'), () => ({ body })),
  example(templates.changeReplyTemplate, changed('reply-templates.change', 'reply-template'), async (stage) => {
    const { params, version } = await newTemplate(stage)
    return { params, body: { ...body, title: '多謝查詢', version } }
  }),
  example(templates.removeReplyTemplate, gone('reply-templates.remove', 'reply-template'), async (stage) => {
    const { params } = await newTemplate(stage)
    return { params }
  }),
]

export const cannotBeStale = {
  'POST /admin/reply-templates': 'adds something, whatever is there',
  'PUT /admin/reply-templates/:id/change': 'no customer changes it',
  'DELETE /admin/reply-templates/:id': 'no customer changes it',
}

export const growing = (stage: () => GrowingStage): GrowingList[] => [
  [
    '/admin/reply-templates/all',
    '',
    () => stage().owner.call(templates.addReplyTemplate, { body: { ...body, title: `Oak ${newId()}` } }),
  ],
]
