import { inLocale, languageTags } from '@fitout/contract/locales.ts'
import { findStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { Button, Stack, Typography } from '@mui/material'
import { Link, useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { CommentActs } from './comment-acts.tsx'
import { CommentStatus } from './comment-status.tsx'

/** One comment, with the article that it is below. */
export function CommentPage() {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data: comment, error } = useOne(findStaffComment, { params: { id } })
  if (!comment) return <Screen error={error} />
  const { post, language } = comment
  return (
    <Screen
      beside={
        <>
          <CommentStatus comment={comment} />
          <Presence id={id} subject="comment" />
          {may('words.read') && (
            <Button component={Link} to={`/words/post/${post._id}`} variant="outlined">
              {t('comments.openArticle')}
            </Button>
          )}
        </>
      }
      heading={inLocale(post.title, locale)}
    >
      <Part heading={t('comments.words')}>
        <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
          <Typography
            {...(language && { lang: languageTags[language] })}
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {comment.comment}
          </Typography>
          <Typography color="text.secondary" variant="body2">
            {[comment.writer, showTime(comment.created_at), comment.reason].filter(Boolean).join(' · ')}
          </Typography>
          <CommentActs comment={comment} />
          <TrailLink id={id} subject="comment" />
        </Stack>
      </Part>
    </Screen>
  )
}
