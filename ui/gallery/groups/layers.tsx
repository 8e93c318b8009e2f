import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Dialog } from '../../src/dialog.tsx'
import { Drawer } from '../../src/drawer.tsx'
import { TextField } from '../../src/text-field.tsx'
import { spoken } from '../language.ts'
import type { Group } from '../specimen.tsx'

const words = spoken({
  zh: {
    title: '浮層',
    dialog: '對話框',
    openDialog: '移除地址',
    question: '要移除這個地址嗎？',
    text: '深水埗福華街的地址會從帳戶移除，已下的訂單不受影響。',
    remove: '移除',
    keep: '保留',
    close: '關閉',
    drawer: '側板',
    side: { start: '由左', end: '由右', bottom: '由下' },
    filters: '篩選',
    keyword: '關鍵字',
    apply: '看 24 件',
  },
  cn: {
    title: '浮层',
    dialog: '对话框',
    openDialog: '移除地址',
    question: '要移除这个地址吗？',
    text: '深水埗福华街的地址会从账户移除，已下的订单不受影响。',
    remove: '移除',
    keep: '保留',
    close: '关闭',
    drawer: '侧板',
    side: { start: '从左', end: '从右', bottom: '从下' },
    filters: '筛选',
    keyword: '关键词',
    apply: '查看 24 件',
  },
  en: {
    title: 'Layers',
    dialog: 'Dialog',
    openDialog: 'Remove address',
    question: 'Remove this address?',
    text: 'Fuk Wa Street leaves your account. Orders already placed are not touched.',
    remove: 'Remove',
    keep: 'Keep it',
    close: 'Close',
    drawer: 'Drawer',
    side: { start: 'From the start', end: 'From the end', bottom: 'From below' },
    filters: 'Filters',
    keyword: 'Keyword',
    apply: 'See 24 pieces',
  },
})

function Dialogs() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.openDialog}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.question}
        closeLabel={words.close}
        footer={
          <>
            <Button onClick={close}>{words.keep}</Button>
            <Button variant="grave" onClick={close}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p className="text-small">{words.text}</p>
      </Dialog>
    </>
  )
}

function Drawers() {
  const [side, setSide] = useState<'start' | 'end' | 'bottom'>('end')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      {(['start', 'end', 'bottom'] as const).map((one) => (
        <Button
          key={one}
          onClick={() => {
            setSide(one)
            setIsOpen(true)
          }}
        >
          {words.side[one]}
        </Button>
      ))}
      <Drawer
        key={side}
        side={side}
        width="sidebar"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.filters}
        closeLabel={words.close}
        footer={
          <Button variant="dark" wide onClick={() => setIsOpen(false)}>
            {words.apply}
          </Button>
        }
      >
        <TextField label={words.keyword} />
      </Drawer>
    </div>
  )
}

export const layers: Group = {
  id: 'layers',
  title: words.title,
  specimens: [
    { id: 'dialog', title: words.dialog, content: <Dialogs /> },
    { id: 'drawer', title: words.drawer, content: <Drawers /> },
  ],
}
