import { brand } from '@sohbet/domain/brand'

/** The title of the browser tab. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} | ${brand.name}`}</title>
)
