import type { FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island of the page. It handles events as soon as this returns. */
export const hydrator =
  <P extends object>(Component: FunctionComponent<P>) =>
  (root: HTMLElement): void => {
    const props: P = JSON.parse(root.dataset['props'] ?? '{}')
    flushSync(() => void hydrateRoot(root, <Component {...props} />))
  }
