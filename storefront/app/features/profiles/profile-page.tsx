import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabHeading } from '../../shared/account/tab-heading.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { AvatarPart } from './avatar-part.tsx'
import { ProfileForm } from './profile-form.tsx'
import { type Profile, useProfile } from './use-profile.ts'

export function ProfilePage() {
  const t = useTranslations('profiles')
  const profile = useProfile()
  return (
    <>
      <TabHeading screen="account-profile" lead={t('lead')} />
      <Awaited query={profile} rows={8}>
        {(kept) => (
          <>
            <div className="mb-8">
              <AvatarPart profile={kept} />
            </div>
            <ProfileForm profile={kept} />
            <div className="mt-block">
              <Contacts profile={kept} />
            </div>
          </>
        )}
      </Awaited>
    </>
  )
}

function Contacts({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles')
  const screens = useTranslations('screens')
  const to = useTo()
  const phone = profile.phone && `+${profile.area_code ?? ''} ${profile.phone}`
  return (
    <TabPart title={t('contacts')} text={t('contactsText', { tab: screens('account-security') })}>
      <ul className="grid gap-1 text-small">
        <li className="break-all">{profile.email ?? t('none')}</li>
        <li className="tabular-nums">{phone ?? t('none')}</li>
      </ul>
      <TextLink as={ShopLink} to={to('account-security')} look="onward" className="mt-2">
        {screens('account-security')}
      </TextLink>
    </TabPart>
  )
}
