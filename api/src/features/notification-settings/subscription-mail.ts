import { isLocale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/queues.ts'
import { consentWords, findConsentedContact, optOutLink, wordingOf } from '../consents/consents-service.ts'
import { renderMail } from '../mails/mails-service.ts'

/** Tells a person what he has chosen to hear by email, and how to end it in one step. The same job is one mail. */
export async function sendSubscriptionMail(context: Context, { accountId, id }: Jobs['subscription-mail']) {
  const found = await findConsentedContact(context.db, accountId, 'EMAIL')
  if (!found) return
  const locale = isLocale(found.language) ? found.language : 'zh'
  const words = consentWords[locale].mail
  const stopUrl = await optOutLink(context, { email: found.contact, locale })
  const { html, text } = renderMail({
    locale,
    heading: words.subject,
    lead: [
      words.lead,
      ...found.contentTypes.map((type) => wordingOf({ content_type: type, channel: 'EMAIL' }, locale).text),
    ],
    sections: [],
    action: {
      title: words.settings,
      hint: words.settingsHint,
      url: context.config.publicUrl + pathTo('account-notifications', locale),
    },
    closing: words.closing,
    stop: { title: words.stop, url: stopUrl },
  })
  await context.mailer.send({
    id: `subscription-${accountId}-${id}`,
    to: found.contact,
    subject: words.subject,
    text,
    html,
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}
