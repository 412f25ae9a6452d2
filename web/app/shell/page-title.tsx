import { useBrand } from '../parts/school/brand.ts'

/** The title of the browser tab. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand()
  return <title>{`${children} | ${name}`}</title>
}
