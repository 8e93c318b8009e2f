import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { LikedPost } from './liked-post.tsx'
import { useLikedPosts } from './use-liked-posts.ts'

export function LikedPostsPage() {
  const t = useTranslations('likedPosts')
  const errors = useTranslations('errors')
  const to = useTo()
  const posts = useLikedPosts()
  return (
    <>
      <TabHeading screen="account-posts" lead={t('lead')} />
      <Awaited query={posts}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={errors('noResults')}
              text={t('emptyText')}
              action={
                <LinkButton as={ShopLink} to={to('blogs')} variant="main">
                  {t('toBlogs')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <ul>
                {items.map((post) => (
                  <LikedPost key={post._id} post={post} />
                ))}
              </ul>
              <MoreButton list={posts} />
            </>
          )
        }
      </Awaited>
    </>
  )
}
