import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCall } from '@fitout/contract/client.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { listWritings, previewTypedWriting, previewWriting } from '@fitout/contract/staff/writings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDraftShop } from '../../draft-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { openWritingDesk, type WritingDesk } from '../../testing/writing-desk.ts'
import { sweepTyped } from './writings-service.ts'

let desk: WritingDesk
beforeAll(async () => {
  desk = await openWritingDesk()
})
afterAll(() => desk.shop.stop())

describe('a draft', () => {
  test('can be viewed in the shop only by its preview address', async () => {
    const live = await desk.liveOf('page', 'home')
    await desk.save('page', 'home', { ...live, title: { en: 'CANARY draft' } })
    const params = { kind: 'page', key: 'home' }
    const { data: addresses } = await desk.editor.call(previewWriting, { params })
    const token = new URL(addresses.en, 'https://shop.test').searchParams.get('preview')!
    const seen = async (given: string) =>
      inDraftShop(desk.shop.context, given, async (callApi) => {
        const call = createCall({ base: '/api', fetch: callApi, locale: () => 'en' })
        return (await call(latestContent, { params: { slug: 'home' } })).data.title.en
      })
    expect(addresses).toMatchObject({
      zh: expect.stringMatching(/^\/\?preview=/),
      cn: expect.stringMatching(/^\/cn\?/),
    })
    expect(await seen(token)).toBe('CANARY draft')
    const { data: shown } = await desk.shop.visitor()(latestContent, { params: { slug: 'home' } })
    expect(shown.title.en).not.toBe('CANARY draft')
    const typed = { ...(await desk.find('page', 'home')).draft!, title: { en: 'CANARY typed' } }
    const { data: unsaved } = await desk.editor.call(previewTypedWriting, { params, body: { written: typed as never } })
    expect(await seen(new URL(unsaved.en, 'https://shop.test').searchParams.get('preview')!)).toBe('CANARY typed')
    expect(await seen(token)).toBe('CANARY draft')
    const [payload = '', seal = ''] = token.split('.')
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('home', 'about-us')).toString(
      'base64url',
    )
    for (const wrong of ['', 'x', payload, `${payload}.`, `${forged}.${seal}`, `${token}x`])
      expect(await seen(wrong)).toBeUndefined()
    desk.letPass(31 * 60_000)
    expect(await seen(token)).toBeUndefined()
  })

  test('that is incomplete names each missing field, and shows nothing', async () => {
    const { data: projects } = await desk.editor.call(listWritings, { params: { kind: 'project' } })
    const params = { kind: 'project', key: projects[0]!._id }
    const written = {
      ...(await desk.liveOf('project', params.key)),
      title: {},
      picture: null,
      pictures: [{ picture: null, caption: {}, room_type: null, hotspots: [] }],
    }
    const refused = desk.editor.call(previewTypedWriting, { params, body: { written: written as never } })
    const { errors } = await expectRefusal(refused, 422, 'invalid-input')
    expect(errors?.map(({ path, code }) => [path, code])).toEqual([
      ['title', 'required'],
      ['picture', 'required'],
      ['pictures.0.picture', 'required'],
    ])
  })

  test('is stored as typed until it is saved, for a day at most', async () => {
    const { context } = desk.shop
    const written = (await desk.liveOf('page', 'about-us')) as never
    const type = () =>
      desk.editor.call(previewTypedWriting, { params: { kind: 'page', key: 'about-us' }, body: { written } })
    const kept = async () => {
      const files = await readdir(join(context.config.dataDir, 'storage/previews'), { recursive: true })
      return files.filter((file) => file.endsWith('.json')).length
    }
    const others = await kept()
    await type()
    expect(await kept()).toBe(others + 1)
    await desk.save('page', 'about-us', written)
    expect(await kept()).toBe(others)
    await type()
    await desk.publish('page', 'about-us')
    expect(await kept()).toBe(others)
    await type()
    await sweepTyped(context)
    expect(await kept()).toBe(others + 1)
    desk.letPass(25 * 3_600_000)
    await sweepTyped(context)
    expect(await kept()).toBe(0)
  })
})
