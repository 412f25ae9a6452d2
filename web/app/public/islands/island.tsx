import type { FunctionComponent } from 'react'
import type { IslandName } from '../behaviour/islands.ts'
import { usePublicContent } from '../page-context.ts'

type Props<P extends object> = { name: IslandName; of: FunctionComponent<P>; props: P }

/**
 * A part of a public page that React hydrates at the first touch (behaviour/islands.ts).
 * The page carries the props as JSON, so the component may not use a context such as the router.
 */
export function Island<P extends object>({ name, of: Component, props }: Props<P>) {
  const { layout } = usePublicContent()
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      <p className="island-failed" role="alert" hidden>
        {layout.loadFailed}
      </p>
    </>
  )
}
