import { expect, test } from 'vitest'
import { withoutEmptyFrame } from './empty-frame.ts'

const layout = {
  navbar: {
    navigation: [
      { path: '/projects', children: [{ path: '/en/wix?a=1' }, { path: '/projects', children: [{ path: '/wix' }] }] },
      { path: '/cn/wix' },
    ],
  },
  footer: { sections: [{ links: [{ url: '/wix' }, { url: '/wixes' }, { url: 'https://wix.example/wix' }] }] },
}

test('nothing links to the external page while it has no address', () => {
  expect(withoutEmptyFrame(layout, undefined)).toEqual({
    navbar: { navigation: [{ path: '/projects', children: [{ path: '/projects', children: [] }] }] },
    footer: { sections: [{ links: [{ url: '/wixes' }, { url: 'https://wix.example/wix' }] }] },
  })
  expect(withoutEmptyFrame(layout, '')).toEqual(withoutEmptyFrame(layout, undefined))
  expect(withoutEmptyFrame(layout, 'https://studio.example')).toEqual(layout)
})
