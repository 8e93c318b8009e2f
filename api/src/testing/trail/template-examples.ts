import * as templates from '@fitout/contract/staff/reply-templates.ts'
import { added, changed, example, gone, inEach, type Stage } from './example.ts'

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
