import { inLocale } from '@fitout/contract/locales.ts'
import { commentStatuses, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { Box } from '@mui/material'
import { Glimpse } from '../../shared/glimpse.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { type Comment, decideOn, takeBack } from './comment.ts'
import { CommentActs } from './comment-acts.tsx'
import { CommentStatus } from './comment-status.tsx'

const usual = { q: '', status: 'DRAFT' }

/** Comments below articles, held ones longest waiting first; on a phone some lines each. */
export function CommentsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listStaffComments, usual, { filter: { status: 'ALL' }, keepsPrevious: true })
  const { chosen } = queue
  return (
    <ListScreen
      bulk={useCommentActs()}
      columns={[
        { label: t('comments.words'), render: ({ comment }) => <Glimpse text={comment} /> },
        { label: t('comments.article'), render: ({ post }) => inLocale(post.title, locale) },
        { label: t('comments.writer'), render: ({ writer }) => writer },
        { label: t('orders.status'), render: (comment) => <CommentStatus comment={comment} /> },
        { label: t('comments.written'), render: ({ created_at: at }) => showTime(at), sort: 'created_at' },
        { label: t('comments.changed'), render: changedAt, sort: 'updated_at', isExtra: true },
        { label: t('comments.reason'), render: ({ reason }) => reason, isExtra: true },
        { label: t('comments.acts'), render: (comment) => <CommentActs comment={comment} />, isAct: true },
      ]}
      filters={[
        { kind: 'text', name: 'q', label: t('comments.search'), isAlways: true },
        {
          kind: 'choice',
          name: 'status',
          label: t('orders.status'),
          isAlways: true,
          choices: commentStatuses.map((status) => [status, t(`commentStatus.${status}`)]),
        },
      ]}
      heading={t('resources.comments.name')}
      isBeside
      {...(chosen.status === 'DRAFT' && { lead: t('comments.lead') })}
      none={t(chosen.status === 'DRAFT' ? 'emptyLists.comments' : 'comments.none')}
      // Each status has a word of its own for that there are none.
      queue={{ ...queue, isNarrowed: chosen.q !== '' }}
      short={{
        renderTitle: ({ comment }) => <Glimpse text={comment} />,
        renderFacts: (comment) => (
          <>
            <Box sx={{ pb: 0.5 }}>
              {[inLocale(comment.post.title, locale), comment.writer, showTime(comment.created_at), comment.reason]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <CommentStatus comment={comment} />
          </>
        ),
      }}
      to={({ _id: id }) => `/comments/${id}`}
      views={commentStatuses.map((status) => ({ label: t(`commentStatus.${status}`), choices: { status } }))}
    />
  )
}

const changedAt = ({ created_at: created, updated_at: at }: Comment) => (at === created ? '' : showTime(at))

function useCommentActs(): Bulk<Comment> {
  const t = useTranslate()
  const may = useMay()
  return {
    nameOf: ({ writer, comment }) => [writer, comment.slice(0, 60)].filter(Boolean).join(' · '),
    acts: may('comments.decide')
      ? [
          {
            label: t('comments.show'),
            isFor: ({ status }) => status !== 'ACTIVE',
            run: async (comment) => decideOn(comment, 'ACTIVE', null),
            undo: takeBack,
          },
          {
            label: t('comments.hide'),
            isFor: ({ status }) => status !== 'HIDDEN',
            reason: t('steps.reasonInside'),
            run: async (comment, reason) => decideOn(comment, 'HIDDEN', reason),
            undo: takeBack,
          },
        ]
      : [],
  }
}
