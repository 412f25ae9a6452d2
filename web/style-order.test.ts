import { expect, it } from 'vitest'
import { withStyleOrder } from './style-order.ts'

it('puts a style sheet that is loaded twice beside its first link', () => {
  const code =
    'if (nonce) link.setAttribute("nonce", nonce);\ndocument.head.appendChild(link);\nif (isCss) wait();'
  expect(withStyleOrder(code)).toMatch(/twin\.after\(link\);.*appendChild\(link\);\nif \(isCss\)/)
  expect(() => withStyleOrder('document.head.append(link)')).toThrow(/another way/)
})
