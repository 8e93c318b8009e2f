import type { Answer } from '@fitout/contract/endpoint.ts'
import {
  beginPasskeyRegistration,
  deletePasskey,
  finishPasskeyRegistration,
  listPasskeys,
  renamePasskey,
} from '@fitout/contract/passkeys.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { asSent } from './as-sent.ts'

export type Passkey = Answer<typeof listPasskeys>['data'][number]

const queryKey = ['passkeys']

export function usePasskeys() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await quietCall(listPasskeys, { query: { per_page: 100 }, signal })).data,
  })
}

/** Adds, renames and removes passkeys, and refetches the list after each change. */
export function usePasskeyChanges() {
  const t = useTranslations('security')
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey })
  return {
    add: useMutation({ mutationFn: register, meta: { success: t('passkeyAdded'), failure: false }, onSettled }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call(renamePasskey, { params: { id }, body: { name } }),
      meta: { success: true },
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deletePasskey, { params: { id } }),
      meta: { success: true },
      onSettled,
    }),
  }
}

async function register() {
  const [{ startRegistration }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(beginPasskeyRegistration),
  ])
  const response = await startRegistration({
    optionsJSON: data as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })
  return call(finishPasskeyRegistration, { body: { response: asSent(response) } })
}
