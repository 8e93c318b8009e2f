import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { replyCharacters } from '../enquiry-replies.ts'
import { locales } from '../locales.ts'
import { unknownReplyFields } from '../reply-fields.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text } from '../wire.ts'
import { staff } from './permissions.ts'

export const templateTitleCharacters = 80

const template = z.object({
  _id: id,
  title: z.string(),
  texts: z.object({ zh: z.string(), cn: z.string(), en: z.string() }),
  updated_at: instant,
  version: z.string().meta({ description: 'Changes with every edit' }),
})

const texts = z
  .strictObject({ zh: text(replyCharacters), cn: text(replyCharacters), en: text(replyCharacters) })
  .superRefine((written, context) => {
    if (locales.every((locale) => written[locale].trim() === '')) {
      context.addIssue({ code: 'custom', path: [locales[0]], params: { code: 'required' } })
    }
    for (const locale of locales) {
      for (const name of unknownReplyFields(written[locale])) {
        context.addIssue({ code: 'custom', path: [locale, `{${name}}`], params: { code: 'unknown-field' } })
      }
    }
  })

const fields = {
  title: line(templateTitleCharacters, 1),
  texts: texts.meta({ description: 'In one language at least; what it names in braces has to be a field' }),
}

export const listReplyTemplates = endpoint('GET', '/admin/reply-templates/all', {
  summary: 'Reply templates for enquiries, by title.',
  access: staff('enquiries.work'),
  rate: 'read',
  query: z.object(pageQuery(50)),
  response: listOf(template),
  errors: [],
})

export const addReplyTemplate = endpoint('POST', '/admin/reply-templates', {
  summary: 'Adds a reply template for enquiries.',
  access: staff('reply-templates.write'),
  rate: 'write',
  body: z.strictObject(fields),
  response: oneOf(template),
  errors: [],
})

export const changeReplyTemplate = endpoint('PUT', '/admin/reply-templates/:id/change', {
  summary: 'Changes a reply template for enquiries.',
  access: staff('reply-templates.write'),
  rate: 'write',
  body: z.strictObject({
    ...fields,
    version: line(40)
      .optional()
      .meta({ description: 'What the caller looked at; where it has changed, nothing is done' }),
  }),
  response: oneOf(template),
  errors: ['template-not-found', 'changed-meanwhile'],
})

export const removeReplyTemplate = endpoint('DELETE', '/admin/reply-templates/:id', {
  summary: 'Deletes a reply template for enquiries.',
  access: staff('reply-templates.write'),
  rate: 'write',
  response: oneOf(template.pick({ _id: true })),
  errors: ['template-not-found'],
})
