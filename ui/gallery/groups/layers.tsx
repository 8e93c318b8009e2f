import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Dialog } from '../../src/dialog.tsx'
import { Drawer } from '../../src/drawer.tsx'
import { TextField } from '../../src/text-field.tsx'
import type { Group } from '../specimen.tsx'
import { layersWords as words } from './layers-words.ts'

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
