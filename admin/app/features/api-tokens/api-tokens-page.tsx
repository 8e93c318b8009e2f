import { addApiToken, listApiTokens, revokeApiToken } from '@fitout/contract/staff/api-tokens.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { ShownOnce } from '../../shared/shown-once.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { AddToken, type TokenDraft } from './add-token.tsx'

type Token = RowOf<typeof listApiTokens>

/** The tokens with which external tools authenticate. */
export function ApiTokensPage() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const queue = useQueue(listApiTokens, {})
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<Token>()
  const [token, setToken] = useState<string>()
  const add = (body: TokenDraft) => run(async () => setToken((await staffCall(addApiToken, { body })).data.token))
  const revoke = ({ _id: id, title }: Token) =>
    run(() => staffCall(revokeApiToken, { params: { id } }), t('done.tokenRevoked', { title }))
  const mayWrite = may('api-tokens.write')
  const rights = ({ permissions }: Token) => permissions.map((one) => t(`permissions.${one}`)).join(' · ')
  const button = (row: Token) =>
    mayWrite &&
    !row.revoked_at && (
      <Button aria-label={`${t('apiTokens.revoke')} · ${row.title}`} onClick={() => setEnded(row)} size="small">
        {t('apiTokens.revoke')}
      </Button>
    )
  const state = ({ revoked_at: revoked, expires_at: expires }: Token) =>
    revoked ? t('apiTokens.revoked', { at: showTime(revoked) }) : t('apiTokens.until', { at: showTime(expires) })
  const used = ({ last_used_at: at }: Token) => (at ? showTime(at) : t('apiTokens.never'))
  return (
    <>
      <ListScreen
        beside={
          mayWrite && (
            <Button onClick={() => setAdding(true)} variant="contained">
              {t('apiTokens.add')}
            </Button>
          )
        }
        columns={[
          { label: t('apiTokens.title'), render: ({ title, ending }) => `${title} …${ending}` },
          { label: t('apiTokens.rights'), render: rights },
          { label: t('apiTokens.by'), render: ({ staff_name: name }) => name },
          { label: t('apiTokens.used'), render: used },
          { label: t('apiTokens.state'), render: state },
          { label: t('kit.action.acts'), render: button, isAct: true },
        ]}
        heading={t('resources.apiTokens.name')}
        lead={t('apiTokens.lead')}
        none={t('apiTokens.none')}
        queue={queue}
        short={{
          renderTitle: ({ title, ending }) => `${title} …${ending}`,
          renderFacts: (row) => [state(row), used(row)].join(' · '),
          renderAside: button,
        }}
      />
      {isAdding && <AddToken isRunning={isRunning} onClose={() => setAdding(false)} onSave={add} />}
      {token && (
        <ShownOnce
          lead={t('apiTokens.tokenLead')}
          onClose={() => setToken(undefined)}
          title={t('apiTokens.token')}
          value={token}
        />
      )}
      {ended && (
        <Confirm
          confirm={t('apiTokens.revoke')}
          content={t('apiTokens.revokeLead')}
          isOpen
          loading={isRunning}
          onClose={() => setEnded(undefined)}
          onConfirm={() => void revoke(ended).then(() => setEnded(undefined))}
          title={t('apiTokens.revokeTitle', { title: ended.title })}
        />
      )}
    </>
  )
}
