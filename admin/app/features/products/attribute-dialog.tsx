import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Stack, TextField } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { addAttribute, changeAttribute, type listAttributes } from '@fitout/contract/staff-attributes.ts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'

export type Attribute = Answer<typeof listAttributes>['data'][number]

type AttributeDialogProps = {
  attribute: Attribute | undefined
  name?: Attribute['name']
  onClose: (added?: Attribute) => void
}

const paleOak = '#d8c3a5'

/** A new colour, material or size, or other words for one that is there. */
export function AttributeDialog({ attribute, name: wanted = 'colour', onClose }: AttributeDialogProps) {
  const t = useTranslate()
  const id = useId()
  const { run, isRunning } = useAction()
  const [name, setName] = useState(attribute?.name ?? wanted)
  const [title, setTitle] = useState(() => inEachLanguage(attribute?.title))
  const [swatch, setSwatch] = useState(attribute?.swatch ?? paleOak)
  const isWhole = title.zh.trim() !== '' && title.en.trim() !== '' && (!attribute || title.cn.trim() !== '')

  async function store() {
    const body = { title, swatch: name === 'colour' ? swatch : null }
    let stored: Attribute | undefined
    const isDone = await run(async () => {
      const { data } = attribute
        ? await staffCall(changeAttribute, { params: { name, value: attribute.value }, body })
        : await staffCall(addAttribute, { body: { name, ...body } })
      stored = data
    }, 'ra.notification.updated')
    if (isDone) onClose(stored)
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={() => onClose()} open>
      <DialogTitle id={id}>{t(attribute ? 'attributes.edit' : 'attributes.add')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <TextField
            disabled={attribute !== undefined}
            label={t('products.kind')}
            onChange={({ target }) => setName(target.value as Attribute['name'])}
            select
            value={name}
          >
            {attributeNames.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`products.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <WordsFields isRequired label={t('products.title')} onChange={setTitle} value={title} />
          {name === 'colour' && (
            <TextField
              label={t('attributes.swatch')}
              onChange={({ target }) => setSwatch(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: '10rem' }}
              type="color"
              value={swatch}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => onClose()}>
          {t('signIn.back')}
        </Button>
        <Button disabled={isRunning || !isWhole} onClick={() => void store()} variant="contained">
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
