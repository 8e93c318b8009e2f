import { isLocale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { consentWords, findConsentedContact, wordingOf } from '../consents/consents-service.ts'
import { sendMail } from '../mails/mails-service.ts'

/** Confirms the email subscriptions of an account. Idempotent per job. */
export async function sendSubscriptionMail(context: Context, { accountId, id }: Jobs['subscription-mail']) {
  const found = await findConsentedContact(context.db, accountId, 'EMAIL')
  if (!found) return
  const locale = isLocale(found.language) ? found.language : 'zh'
  const words = consentWords[locale].mail
  await sendMail(context, {
    id: `subscription-${accountId}-${id}`,
    to: found.contact,
    recorded: { accountId, kind: 'subscription' },
    isByConsent: true,
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
  })
}
