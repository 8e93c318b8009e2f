import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { EmptyState } from '../../src/empty-state.tsx'
import { LinkButton } from '../../src/link-button.tsx'
import { Price } from '../../src/price.tsx'
import { ProgressBar } from '../../src/progress-bar.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '../../src/skeleton.tsx'
import { Spinner } from '../../src/spinner.tsx'
import { Toast, ToastRegion } from '../../src/toast.tsx'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'
import { feedbackWords as words } from './feedback-words.ts'

function Toasts() {
  const [count, setCount] = useState(0)
  return (
    <div className="grid gap-6">
      <div className="grid max-w-form gap-3">
        <Toast kind="note">{words.note}</Toast>
        <Toast kind="success">{words.success}</Toast>
        <Toast kind="failure">{words.failure}</Toast>
        <Toast kind="server-error" title={words.server} close={{ title: words.close, onClick: () => undefined }}>
          {words.serverText}
        </Toast>
      </div>
      <div>
        <Button size="small" onClick={() => setCount(count === 0 ? 1 : 0)}>
          {count === 0 ? words.show : words.close}
        </Button>
      </div>
      <ToastRegion place="bottom">{count > 0 && <Toast kind="success">{words.success}</Toast>}</ToastRegion>
    </div>
  )
}

const progress = (
  <States>
    <State name="hairline">
      <ProgressBar label={words.sending} value={35} />
    </State>
    <State name="bar">
      <ProgressBar label={words.sending} value={70} look="bar" />
    </State>
    <State name={stateNames.busy}>
      <ProgressBar label={words.sending} look="bar" />
    </State>
  </States>
)

const spinner = (
  <States columns="row">
    <State name={stateNames.busy}>
      <Spinner label={stateNames.loading} />
    </State>
    <State name={stateNames.onPhoto} isDark>
      <Spinner className="text-paper" />
    </State>
  </States>
)

const skeleton = (
  <States>
    <State name="card">
      <div className="max-w-52">
        <SkeletonCard />
      </div>
    </State>
    <State name="text">
      <SkeletonText lines={5} />
    </State>
    <State name="field">
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-control" />
      </div>
    </State>
  </States>
)

const empty = (
  <EmptyState
    level={4}
    title={words.emptyTitle}
    text={words.emptyText}
    action={<LinkButton href="#empty-state">{words.emptyAction}</LinkButton>}
  />
)

const { from, ...priceWords } = words.prices
const price = (
  <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
    <Price amount={12800} words={priceWords} />
    <Price amount={9800} original={12800} words={priceWords} />
    <Price amount={680.5} words={{ ...priceWords, from: (amount) => from.replace('{amount}', amount) }} />
    <Price amount={9800} original={12800} words={priceWords} size="large" />
  </div>
)

export const feedback: Group = {
  id: 'feedback',
  title: words.title,
  specimens: [
    { id: 'toast', title: words.toast, content: <Toasts /> },
    { id: 'progress-bar', title: words.progress, content: progress },
    { id: 'spinner', title: words.spinner, content: spinner },
    { id: 'skeleton', title: words.skeleton, note: words.skeletonNote, content: skeleton },
    { id: 'empty-state', title: words.empty, content: empty },
    { id: 'price', title: words.price, content: price },
  ],
}
