import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ShopLink } from './shop-link.tsx'

const written = (link: typeof ShopLink | typeof Link, to: string) =>
  renderToString(
    createElement(
      MemoryRouter,
      { initialEntries: ['/en/products/1'] },
      createElement(link, { to, className: 'look', target: '_self' }, 'Name'),
    ),
  ).replaceAll(' data-discover="true"', '')

test.each([
  '/',
  '/en',
  '/en/products/5f/燈 & lamp',
  '/en/products?page=2&colour=oak,ash#list',
  '/?a=1',
  '/en/',
  '/en//products',
  '/en/./products/../search',
  '/en/.well-known',
  '/en?',
  '/en#',
  '/en/a:b',
  'more',
  '..',
  '?page=2',
  '#main',
  'https://example.com/x',
])('the server writes a link to %s like the router', (to) => {
  expect(written(ShopLink, to)).toBe(written(Link, to))
})
