import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { EmptyState } from '../../src/empty-state.tsx'
import { LinkButton } from '../../src/link-button.tsx'
import { Price } from '../../src/price.tsx'
import { ProgressBar } from '../../src/progress-bar.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '../../src/skeleton.tsx'
import { Spinner } from '../../src/spinner.tsx'
import { Toast, ToastRegion } from '../../src/toast.tsx'
import { spoken } from '../language.ts'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'

const words = spoken({
  zh: {
    title: '回應',
    toast: '通知條',
    note: '已複製轉數快識別碼',
    success: '已儲存',
    failure: '未能儲存，請再試',
    server: '未能連線',
    serverText: '店舖暫時沒有回應，你填的資料仍在。',
    close: '關閉',
    show: '顯示一次',
    progress: '進度',
    sending: '正在上載',
    spinner: '等候圈',
    skeleton: '骨架',
    skeletonNote: '大小與將要出現的內容相同，畫面不會跳動。',
    empty: '空白頁',
    emptyTitle: '預約表格還是空的',
    emptyText: '看看剛完成的家，或由一張梳化開始。',
    emptyAction: '看產品',
    price: '價錢',
    prices: { sale: '特價', original: '原價', from: '{amount} 起' },
  },
  cn: {
    title: '反馈',
    toast: '通知条',
    note: '已复制转数快识别码',
    success: '已保存',
    failure: '未能保存，请再试',
    server: '未能连接',
    serverText: '商店暂时没有响应，您填的内容还在。',
    close: '关闭',
    show: '显示一次',
    progress: '进度',
    sending: '正在上传',
    spinner: '等待圈',
    skeleton: '骨架',
    skeletonNote: '大小与即将出现的内容相同，页面不会跳动。',
    empty: '空白页',
    emptyTitle: '预约表还是空的',
    emptyText: '看看刚完工的家，或从一张沙发开始。',
    emptyAction: '看产品',
    price: '价格',
    prices: { sale: '特价', original: '原价', from: '{amount} 起' },
  },
  en: {
    title: 'Answers',
    toast: 'Toast',
    note: 'FPS identifier copied',
    success: 'Saved',
    failure: 'Not saved, please try again',
    server: 'No connection',
    serverText: 'The shop does not answer just now. What you filled in is still here.',
    close: 'Close',
    show: 'Show one',
    progress: 'Progress',
    sending: 'Sending',
    spinner: 'Spinner',
    skeleton: 'Skeleton',
    skeletonNote: 'As large as what will stand there, so that nothing jumps.',
    empty: 'Empty state',
    emptyTitle: 'Your booking form is empty',
    emptyText: 'See a home we have just finished, or start with a sofa.',
    emptyAction: 'See the pieces',
    price: 'Price',
    prices: { sale: 'Sale price', original: 'was', from: 'From {amount}' },
  },
})

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
